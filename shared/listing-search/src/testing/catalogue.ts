import { PLACES } from './places.ts';

/**
 * Listings as brokers write them, newest first: id | deal | type | place | price | area | rooms | bathrooms | Arabic name | English
 * name | Arabic text | English text. `-` for what a listing does not say.
 */
const ROWS = `
malqa-villa | sell | villa | malqa | 4200000 | 450 | 6 | 7 | فيلا فاخرة بمسبح وحديقة | Luxury villa with pool and garden | مجلس رجال ومقلط وغرفة سائق، ومصعد يخدم ثلاثة أدوار. | Men's majlis, driver room, and a lift that serves three floors.
malqa-flat | sell | apartment | malqa | 980000 | 145 | 3 | 3 | شقة حديثة بمدخل خاص | Modern apartment with a private entrance | تشطيب راق وموقفان في القبو. | Fine finishes and two parking bays in the basement.
malqa-flat-rent | rent | apartment | malqa | 85000 | 160 | 4 | 3 | شقة واسعة للعوائل | Spacious family apartment | قريبة من المدارس وممشى الملقا. | Close to schools and the walking track.
hittin-villa | sell | villa | hittin | 6500000 | 620 | 7 | 8 | قصر صغير على شارعين | Corner villa on two streets | مسبح داخلي وصالة سينما وملحق خارجي. | Indoor swimming pool, cinema and an annexe.
hittin-land | sell | land | hittin | 5400000 | 900 | - | - | أرض سكنية زاوية | Residential corner plot | صك إلكتروني وجميع الخدمات واصلة. | Electronic deed, all services connected.
yasmin-duplex | sell | villa | yasmin | 2350000 | 310 | 5 | 5 | دوبلكس درج داخلي | Duplex with an inner staircase | تراس علوي وغرفة خادمة. | Upper terrace and a maid's room.
yasmin-flat | rent | apartment | yasmin | 52000 | 110 | 2 | 2 | شقة دور ثاني | Second-floor apartment | مطبخ راكب ومكيفات سبليت. | Fitted kitchen and split air conditioning.
yasmin-floor | sell | apartment | yasmin | 1250000 | 240 | 4 | 4 | دور أرضي مع حوش | Ground floor with a yard | مدخل مستقل وعداد كهرباء خاص. | Separate entrance and its own meter.
olaya-office | rent | office | olaya | 320000 | 280 | - | 2 | مكتب في برج على طريق الملك فهد | Tower office on King Fahd Road | تكييف مركزي وقاعة اجتماعات. | Central air conditioning and a meeting room.
olaya-shop | rent | shop | olaya | 140000 | 75 | - | 1 | معرض على شارع التحلية | Showroom on Tahlia Street | واجهة زجاجية عرضها عشرة أمتار. | A glass front ten metres wide.
olaya-studio | rent | apartment | olaya | 36000 | 45 | 1 | 1 | استوديو مفروش | Furnished studio | مناسب للموظفين، قريب من محطة المترو. | Suits professionals, next to the metro station.
narjis-villa | sell | villa | narjis | 2890000 | 360 | 5 | 6 | فيلا درج صالة وشقة | Villa with a hall staircase and a flat | مجلسان وغرفة غسيل وسطح واسع. | Two majlis rooms, a laundry and a wide roof.
narjis-land | sell | land | narjis | 1750000 | 400 | - | - | أرض شمالية على شارع عشرين | North-facing plot | قريبة من طريق أنس بن مالك. | Near Anas bin Malik Road.
sulay-warehouse | rent | warehouse | sulay | 260000 | 1500 | - | 2 | مستودع بأرصفة تحميل | Warehouse with loading docks | مرخص من الدفاع المدني، ارتفاع تسعة أمتار. | Civil-defence licence, nine metres high.
sulay-cold | sell | warehouse | sulay | 3900000 | 2200 | - | 3 | مستودع مبرد للأغذية | Cold store for food | غرف تبريد وتجميد ومولد احتياطي. | Chilled and frozen chambers with a back-up generator.
aqiq-building | sell | building | aqiq | 18500000 | 2400 | 40 | 44 | عمارة سكنية مؤجرة بالكامل | Fully let residential building | عشرون شقة، دخلها السنوي مليون ونصف. | Twenty flats, a yearly income of 1.5 million.
aqiq-commercial | sell | commercial | aqiq | 27000000 | 3100 | - | 12 | مجمع تجاري على ثلاثة شوارع | Commercial centre on three streets | مطاعم ومقاه بعقود طويلة. | Restaurants and cafes on long leases.
shati-tower-flat | sell | apartment | shati | 1850000 | 190 | 4 | 4 | شقة بإطلالة على البحر | Apartment with a sea view | برج حديث على الكورنيش وناد صحي. | Modern tower on the corniche with a gym.
shati-office | sell | office | shati | 2100000 | 210 | - | 2 | مكتب جاهز بطابق كامل | Ready office on a whole floor | مواقف خاصة وأمن على مدار الساعة. | Private parking and round-the-clock security.
rawdah-villa | rent | villa | rawdah | 180000 | 400 | 5 | 5 | فيلا مستقلة مع حديقة | Detached villa with a garden | حي هادئ قرب مسجد ومدرسة عالمية. | Quiet street by a mosque and an international school.
rawdah-house | sell | house | rawdah | 1600000 | 330 | 6 | 4 | بيت شعبي للبيع على شارعين | Old house on two streets | يصلح للهدم وإعادة البناء. | Fit to be torn down and rebuilt.
obhur-chalet | sell | villa | obhur | 3300000 | 280 | 3 | 4 | شاليه على الشاطئ | Beachfront chalet | مرسى قوارب ومسبح خاص. | Boat mooring and a private pool.
obhur-land | sell | land | obhur | 950000 | 600 | - | - | أرض قريبة من البحر | Plot close to the sea | داخل مخطط معتمد. | Inside an approved scheme.
hizam-flat | rent | apartment | hizam | 60000 | 150 | 3 | 3 | شقة مفروشة مطلة على الكورنيش | Furnished flat overlooking the corniche | بلكونة كبيرة وموقف مظلل. | Big balcony and shaded parking.
hizam-penthouse | sell | apartment | hizam | 3100000 | 340 | 4 | 5 | بنتهاوس مع تراس | Penthouse with a terrace | إطلالة بانورامية على الخليج. | Panoramic view of the Gulf.
khalidiyah-warehouse | rent | warehouse | khalidiyah | 420000 | 3000 | - | 2 | هنجر صناعي كبير | Large industrial hangar | قريب من ميناء الملك عبدالعزيز. | Near King Abdulaziz Port.
khalidiyah-shop | rent | shop | khalidiyah | 45000 | 60 | - | 1 | محل تجاري على شارع رئيسي | Shop on a main street | يصلح صيدلية أو مخبز. | Suits a pharmacy or a bakery.
buraydah-farm | sell | - | buraydah | 1900000 | 20000 | 4 | 3 | مزرعة نخيل واستراحة | - | بئر ارتوازي وألف نخلة. | -
buraydah-house | sell | house | buraydah | 780000 | 420 | 5 | 4 | بيت مسلح دورين | - | حوش كبير ومطبخ خارجي. | -
abha-flat | rent | apartment | abha | 28000 | 120 | 3 | 2 | شقة عزاب نظيفة | - | إطلالة على الجبل. | -
taif-rest | rent | - | taif | 45000 | 1000 | 2 | 2 | استراحة للعوائل | - | ألعاب أطفال ومسطح أخضر ومسبح. | -
salmiya-flat | rent | apartment | salmiya | 650 | 130 | 3 | 3 | شقة بإطلالة بحرية | Sea view apartment | برج جديد وحمام سباحة على السطح. | New tower with a rooftop swimming pool.
salmiya-shop | rent | shop | salmiya | 1200 | 90 | - | 1 | محل في شارع سالم المبارك | Shop on Salem Al Mubarak Street | حركة مشاة كثيفة. | Heavy footfall.
salmiya-studio | rent | apartment | salmiya | 280 | 40 | 1 | 1 | استديو مفروش بالكامل | Fully furnished studio | يشمل الإنترنت والكهرباء. | Internet and electricity included.
jabriya-clinic | rent | office | jabriya | 1800 | 200 | - | 3 | عيادة مجهزة | Fitted clinic | بالقرب من مستشفى مبارك. | By Mubarak Hospital.
jabriya-building | sell | building | jabriya | 2400000 | 1800 | 36 | 36 | بناية استثمارية | Investment building | عائد ثمانية بالمئة. | Yields eight per cent.
mishref-house | sell | house | mishref | 520000 | 400 | 6 | 6 | بيت حكومي بتشطيب جديد | Government house, newly finished | ديوانية وسرداب ومصعد. | Diwaniya, basement and lift.
mishref-villa-rent | rent | villa | mishref | 2300 | 500 | 7 | 8 | فيلا للسفارات | Villa for embassies | حديقة أمامية وغرف حراسة. | Front garden and guard rooms.
salwa-floor | rent | apartment | salwa | 900 | 400 | 4 | 4 | دور كامل في سلوى | Whole floor | أربع غرف ماستر وصالتان. | Four master bedrooms and two living rooms.
salwa-house | sell | house | salwa | 610000 | 375 | 5 | 5 | بيت زاوية قريب من البحر | Corner house near the sea | ثلاثة أدوار وملحق سائق. | Three floors and a driver's annexe.
sharq-office | rent | office | sharq | 3200 | 350 | - | 3 | مكاتب إدارية في ناطحة سحاب | Offices in a skyscraper | مواقف تحت الأرض. | Underground parking.
sharq-commercial | sell | commercial | sharq | 5200000 | 4100 | - | 20 | مجمع تجاري مؤجر | Let commercial complex | ست طوابق وسينما. | Six floors and a cinema.
mahboula-flat | rent | apartment | mahboula | 380 | 85 | 2 | 2 | شقة غرفتين وصالة | Two-bedroom apartment | يسمح بالحيوانات الأليفة. | Pets are welcome.
fintas-flat | sell | apartment | fintas | 145000 | 110 | 3 | 2 | شقة تمليك على الواجهة البحرية | Freehold seafront apartment | مصعدان وحارس. | Two lifts and a caretaker.
shuwaikh-warehouse | rent | warehouse | shuwaikh | 4800 | 1200 | - | 2 | مخزن مع مكاتب | Store with offices | تكييف صحراوي وباب رافعة. | Desert cooling and a forklift door.
shuwaikh-showroom | rent | shop | shuwaikh | 6500 | 700 | - | 2 | معرض سيارات | Car showroom | واجهة أربعون مترا. | Forty metres of front.
marina-flat | sell | apartment | marina | 2450000 | 120 | 2 | 3 | شقة مطلة على المارينا | Marina-facing apartment | شرفتان ومسبح مشترك ونادي. | Two balconies, a shared pool and a gym.
marina-studio | rent | apartment | marina | 75000 | 42 | 1 | 1 | استوديو قرب محطة الترام | Studio by the tram stop | غير مفروش. | Unfurnished.
jumeirah-villa | rent | villa | jumeirah | 480000 | 520 | 5 | 6 | فيلا على بعد خطوات من الشاطئ | Villa steps from the beach | حديقة ومسبح وغرفة خادمة. | Garden, pool and maid's room.
jumeirah-townhouse | sell | villa | jumeirah | 5900000 | 260 | 4 | 4 | تاون هاوس بثلاثة طوابق | Three-storey townhouse | مجتمع مغلق بحراسة. | Gated community.
businessbay-office | sell | office | businessbay | 1950000 | 95 | - | 1 | مكتب بإطلالة على القناة | Office with a canal view | مؤثث ومجهز للعمل. | Furnished and ready to work.
reem-flat | rent | apartment | reem | 95000 | 105 | 2 | 2 | شقة بغرفة خادمة | Apartment with a maid's room | برج ساحلي ومواقف لسيارتين. | Waterfront tower, parking for two cars.
khalifa-villa | sell | villa | khalifa | 4800000 | 700 | 8 | 9 | فيلا لعائلة كبيرة | Villa for a large family | مجلس خارجي وعشر مواقف. | Outdoor majlis and ten parking bays.
majaz-flat | rent | apartment | majaz | 48000 | 140 | 3 | 2 | شقة على البحيرة | Lakeside apartment | شهر مجاني للعائلات. | One month free for families.
pearl-flat | sell | apartment | pearl | 1700000 | 100 | 1 | 2 | شقة غرفة وصالة | One-bedroom apartment | إطلالة على مرسى اليخوت. | Overlooks the yacht harbour.
pearl-villa | rent | villa | pearl | 38000 | 350 | 4 | 5 | فيلا بمرسى خاص | Villa with its own mooring | مفروشة بالكامل. | Fully furnished.
westbay-tower | sell | building | westbay | 92000000 | 9000 | - | 80 | برج مكاتب | Office tower | ثلاثون طابقا. | Thirty floors.
westbay-flat | rent | apartment | westbay | 11500 | 170 | 3 | 4 | شقة فندقية | Serviced apartment | تنظيف يومي وصالة رياضية. | Daily cleaning and a gym.
wakrah-land | sell | land | wakrah | 2100000 | 650 | - | - | أرض استثمارية قرب الميناء | Investment plot near the port | مسموح بناء خمسة طوابق. | Five floors permitted.
wakrah-villa | rent | villa | wakrah | 14000 | 420 | 6 | 7 | فيلا جديدة | New villa | لم تسكن من قبل. | Never lived in.
juffair-flat | rent | apartment | juffair | 420 | 95 | 2 | 2 | شقة حديثة مفروشة | Modern furnished apartment | قريبة من القاعدة والمطاعم. | Near the base and restaurants.
adliya-cafe | rent | shop | adliya | 900 | 110 | - | 2 | مقهى مجهز بالكامل | Fully equipped cafe | رخصة سارية وتراس خارجي. | Valid licence and an outdoor terrace.
adliya-house | rent | house | adliya | 850 | 260 | 4 | 3 | بيت قديم بفناء | Old courtyard house | يصلح معرض فنون. | Suits an art gallery.
riffa-villa | sell | villa | riffa | 265000 | 380 | 5 | 6 | فيلا بتصميم أندلسي | Andalusian villa | نافورة وديوان ومواقف مغطاة. | Fountain, diwan and covered parking.
riffa-land | sell | land | riffa | 98000 | 500 | - | - | أرض زراعية | Agricultural land | ماء عذب وسور. | Sweet water and a wall.
mouj-flat | sell | apartment | mouj | 135000 | 125 | 2 | 3 | شقة على ملعب الجولف | Apartment on the golf course | تملك حر للأجانب. | Freehold for foreigners.
mouj-villa | sell | villa | mouj | 480000 | 390 | 4 | 5 | فيلا على البحر مباشرة | Seafront villa | مسبح لا متناه. | Infinity pool.
qurum-villa | rent | villa | qurum | 1500 | 450 | 5 | 5 | فيلا على التل | Hillside villa | قريبة من السفارات والحديقة العامة. | Near the embassies and the public park.
qurum-office | rent | office | qurum | 800 | 130 | - | 1 | مكتب صغير | Small office | دور أرضي بواجهة. | Ground floor with a front.
salalah-farm | sell | land | salalah | 75000 | 5000 | - | - | مزرعة جوز هند | Coconut farm | فلج وبئر. | Falaj and well.
salalah-chalet | rent | house | salalah | 300 | 90 | 2 | 2 | شاليه لموسم الخريف | Chalet for the khareef season | ضباب ومطر وخضرة. | Mist, rain and green hills.
`;

const said = (text: string | undefined) =>
  text === undefined || text === '-' || text === '' ? undefined : text;

function placeOf(key: string) {
  const parts = (PLACES[key] ?? '').split(', ').map((names) => names.split('/').map((name) => said(name)));
  const [[country, country_en] = [], [city, city_en] = [], [district, district_en] = []] = parts;
  return { country, country_en, city, city_en, district, district_en };
}

const numberOf = (text: string | undefined) => (said(text) === undefined ? undefined : Number(text));

/** A listing of the catalogue, under the API's field names. */
export interface CatalogueListing {
  _id: string;
  add_Type: 'sell' | 'rent';
  propertyType: string | undefined;
  location: ReturnType<typeof placeOf>;
  price: { amount: number | undefined };
  area: number | undefined;
  rooms: number | undefined;
  bathrooms: number | undefined;
  name_ar: string | undefined;
  name_en: string | undefined;
  description_ar: string | undefined;
  description_en: string | undefined;
}

const listingOf = (row: string): CatalogueListing => {
  const [id = '', deal, type, place = '', price, area, rooms, bathrooms, ...texts] = row.split(' | ');
  const [name_ar, name_en, description_ar, description_en] = texts.map(said);
  return {
    _id: id,
    add_Type: deal === 'rent' ? 'rent' : 'sell',
    propertyType: said(type),
    location: placeOf(place),
    price: { amount: numberOf(price) },
    area: numberOf(area),
    rooms: numberOf(rooms),
    bathrooms: numberOf(bathrooms),
    name_ar,
    name_en,
    description_ar,
    description_en,
  };
};

export const catalogue: readonly CatalogueListing[] = ROWS.trim().split('\n').map(listingOf);
