/** As visitors type them: query | the listings of the catalogue of which one is to come first. */
const ROWS = `
فيلا | malqa-villa
فيلا للبيع | malqa-villa
فيلا للايجار | rawdah-villa
فلل | malqa-villa
فلل للبيع في الرياض | malqa-villa
فلل للإيجار في جدة | rawdah-villa
فله في الملقا | malqa-villa
فلة الملقا | malqa-villa
فيلة بالملقا | malqa-villa
ڤيلا الملقا | malqa-villa
فيلا الملقى | malqa-villa
فيـــلا المَلقا | malqa-villa
الفلل في حطين | hittin-villa
فيلا حطين | hittin-villa
فيلا بحطين | hittin-villa
فلا في حطين | hittin-villa
فيلا بمسبح وحديقة | malqa-villa jumeirah-villa
فيلا بمسبح في الرياض | malqa-villa hittin-villa
فيلا 7 غرف | hittin-villa
فيلا ٧ غرف للايجار | mishref-villa-rent
فيلا سبع غرف بالرياض | hittin-villa
فيلا خمس غرف في النرجس | narjis-villa
فيلا النرجس | narjis-villa
فيلا بالنرجس | narjis-villa
فيلا النرجص | narjis-villa
فيلا تحت 3 مليون في الرياض | yasmin-duplex narjis-villa
فيلا أقل من ٣ ملايين بالنرجس | narjis-villa
فيلا بين مليونين و 3 مليون | yasmin-duplex narjis-villa
فيلا من 4 الى 5 مليون في الرياض | malqa-villa
فيلا فوق 6 مليون | hittin-villa
شقة | malqa-flat
شقه | malqa-flat
شقق | malqa-flat
شقق للبيع | malqa-flat
شقق للايجار | malqa-flat-rent
شقق للإيجار بالرياض | malqa-flat-rent
شقق ايجار الياسمين | yasmin-flat
شقه للاجار في الياسمين | yasmin-flat
شقة تمليك | malqa-flat
شقة تمليك في الكويت | fintas-flat
شقق للبيع في الخبر | hizam-penthouse
شقة مفروشة | olaya-studio hizam-flat salmiya-studio juffair-flat
شقة مفروشة بالخبر | hizam-flat
شقق مفروشة في البحرين | juffair-flat
شقة غرفتين | mahboula-flat yasmin-flat marina-flat
شقة غرفتين وصالة | mahboula-flat
شقة غرفتين في الياسمين | yasmin-flat
شقة ثلاث غرف | malqa-flat
شقة 3 غرف للبيع | malqa-flat
شقة ٤ غرف للايجار | malqa-flat-rent
شقة أربع غرف نوم في سلوى | salwa-floor
شقة غرفة وصالة في الدوحة | pearl-flat
شقة باطلالة على البحر | shati-tower-flat
شقة مطلة على البحر جدة | shati-tower-flat
شقق على الكورنيش | shati-tower-flat hizam-flat
شقق الشاطئ جده | shati-tower-flat
شقق في حي الشاطي | shati-tower-flat
شقة تحت مليون | malqa-flat
شقة تحت ٦٠ ألف | yasmin-flat
شقة للايجار تحت 40 الف بالرياض | olaya-studio
شقة اقل من 30 ألف | abha-flat
شقة عزاب | abha-flat
شقق عزاب في ابها | abha-flat
شقق عوائل | malqa-flat-rent majaz-flat
شقة دور ارضي | yasmin-floor
دور أرضي الياسمين | yasmin-floor
دور كامل سلوى | salwa-floor
دوبلكس | yasmin-duplex
دبلكس الياسمين | yasmin-duplex
استوديو | olaya-studio
ستوديو العليا | olaya-studio
استوديو مفروش | olaya-studio
استديو مفروش بالسالمية | salmiya-studio
استوديوهات في دبي | marina-studio
بنتهاوس | hizam-penthouse
بنت هاوس الخبر | hizam-penthouse
تاون هاوس | jumeirah-townhouse
تاون هاوس في جميرا | jumeirah-townhouse
شاليه | obhur-chalet salalah-chalet
شاليه على البحر | obhur-chalet
شاليهات أبحر | obhur-chalet
شاليه ابحر الشماليه | obhur-chalet
شاليه صلالة | salalah-chalet
استراحة للايجار | taif-rest
استراحات الطائف | taif-rest
استراحه بالطايف | taif-rest
مزرعة | buraydah-farm salalah-farm
مزرعة نخيل | buraydah-farm
مزارع بريدة | buraydah-farm
مزرعه في صلاله | salalah-farm
بيت | rawdah-house
بيوت للبيع | rawdah-house
بيت شعبي | rawdah-house
بيت شعبي بجدة | rawdah-house
بيت في مشرف | mishref-house
بيت حكومي | mishref-house
بيوت سلوى | salwa-house
بيت زاوية | salwa-house
بيت في بريده | buraydah-house
بيت مسلح | buraydah-house
بيت للايجار في المنامة | adliya-house
منزل للايجار بالعدلية | adliya-house
منازل للبيع في جدة | rawdah-house
مكتب | olaya-office
مكاتب | olaya-office
مكاتب للايجار | olaya-office
مكاتب للايجار في العليا | olaya-office
مكتب العليا | olaya-office
مكتب بالعليه | olaya-office
مكاتب للبيع | shati-office
مكتب للبيع في دبي | businessbay-office
مكتب صغير | qurum-office
مكتب مؤثث | businessbay-office
مكاتب شرق | sharq-office
مكاتب مدينة الكويت | sharq-office
مكتب قاعة اجتماعات | olaya-office
مكتب في مسقط | qurum-office
مكتب ٢٠٠ متر للبيع | shati-office
محل | salmiya-shop khalidiyah-shop olaya-shop
محلات للايجار | olaya-shop
محل تجاري | khalidiyah-shop
محلات السالمية | salmiya-shop
محل في السالميه | salmiya-shop
معرض سيارات | shuwaikh-showroom
معارض الشويخ | shuwaikh-showroom
معرض على التحلية | olaya-shop
محل بالدمام | khalidiyah-shop
محل تحت ٥٠ ألف | khalidiyah-shop salmiya-shop
دكان في الخالدية | khalidiyah-shop
مقهى مجهز | adliya-cafe
كافيه للايجار | adliya-cafe
أرض | hittin-land
اراضي | hittin-land
أراضي للبيع | hittin-land
اراضي سكنيه | hittin-land
أرض في حطين | hittin-land
ارض بحطين زاوية | hittin-land
اراضي النرجس | narjis-land
ارض شمالية | narjis-land
أرض ٤٠٠ متر | narjis-land
ارض تحت مليونين | narjis-land
ارض تحت مليون | obhur-land
أرض قريبة من البحر | obhur-land
ارض ابحر | obhur-land
أرض زراعية | riffa-land
ارض زراعيه في البحرين | riffa-land
أرض استثمارية | wakrah-land
اراضي قطر | wakrah-land
أرض 600 متر | obhur-land
قطعة أرض في الرفاع | riffa-land
مستودع | sulay-warehouse
مستودعات للايجار | sulay-warehouse
مستودعات السلي | sulay-warehouse
مستودع مبرد | sulay-cold
مستودع تبريد للبيع | sulay-cold
مستودع 3000 متر | khalidiyah-warehouse
مستودع أكثر من ٢٠٠٠ متر للايجار | khalidiyah-warehouse
هنجر | sulay-warehouse khalidiyah-warehouse
هناجر الدمام | khalidiyah-warehouse
مخزن بالشويخ | shuwaikh-warehouse
مخازن الكويت | shuwaikh-warehouse
عمارة | aqiq-building
عماره للبيع | aqiq-building
عماير الرياض | aqiq-building
عمارات سكنية | aqiq-building
بناية استثمارية | jabriya-building
بنايه الجابريه | jabriya-building
برج مكاتب | westbay-tower olaya-office
برج للبيع في الدوحة | westbay-tower pearl-flat
مجمع تجاري | aqiq-commercial
مجمع تجاري بالكويت | sharq-commercial
مجمعات العقيق | aqiq-commercial
عيادة | jabriya-clinic
عياده مجهزه | jabriya-clinic
عيادات الجابرية | jabriya-clinic
السالمية | salmiya-flat
سالمية | salmiya-flat
الجابرية | jabriya-clinic
المهبولة | mahboula-flat
مهبوله | mahboula-flat
الفنطاس | fintas-flat
دبي | marina-flat
جميرا | jumeirah-villa
مرسى دبي | marina-flat
ابوظبي | reem-flat
أبو ظبي | reem-flat
فيلا أبو ظبي | khalifa-villa
جزيرة الريم | reem-flat
مدينة خليفة | khalifa-villa
الشارقة | majaz-flat
شقة على البحيرة | majaz-flat
الدوحه | pearl-flat
اللؤلؤة | pearl-flat
فيلا في اللؤلؤه | pearl-villa
الخليج الغربي | westbay-tower westbay-flat
الوكرة | wakrah-land
فيلا جديدة في الوكره | wakrah-villa
الجفير | juffair-flat
المنامه | juffair-flat
الرفاع | riffa-villa
فيلا الرفاع ٥ غرف | riffa-villa
مسقط | mouj-flat
الموج | mouj-flat
فيلا الموج | mouj-villa
فيلا على البحر مباشرة | mouj-villa
القرم | qurum-villa
أبها | abha-flat
شقة فندقية | westbay-flat
ملعب الجولف | mouj-flat
سفارات | mishref-villa-rent
ديوانية وسرداب | mishref-house
فيلا بمصعد | malqa-villa
فيلا غرفة خادمة | yasmin-duplex jumeirah-villa
شقة حمام سباحة | salmiya-flat
ابي شقة بالسالمية | salmiya-flat
ابحث عن فيلا للايجار بدبي | jumeirah-villa
أريد مكتب للإيجار في الكويت | sharq-office
مطلوب ارض بالرفاع | riffa-land
عندكم شقق بالشارقة؟ | majaz-flat
شقة للايجار السنوي في الدوحة | westbay-flat
شقة بسعر لا يتجاوز 400 دينار | mahboula-flat salmiya-studio
شقة بين 400 و 700 دينار | salmiya-flat
شقة بميزانية 60 ألف | hizam-flat
فيلا بمليونين ونص | yasmin-duplex
شقة حوالي مليون | malqa-flat
villa | malqa-villa
villas | malqa-villa
villa for sale | malqa-villa
villas for sale in riyadh | malqa-villa
villa for rent | rawdah-villa
villas for rent in Jeddah | rawdah-villa
villa al malqa | malqa-villa
villa al-malqa | malqa-villa
villa in almalqa | malqa-villa
villa malga | malqa-villa
vila malqa | malqa-villa
Villa in Hittin | hittin-villa
villa hitteen | hittin-villa
villa hateen riyadh | hittin-villa
villa with pool | malqa-villa hittin-villa obhur-chalet jumeirah-villa mouj-villa
villa with pool for rent | jumeirah-villa
villa with swimming pool riyadh | malqa-villa hittin-villa
luxury villa | malqa-villa
villa garden jeddah | rawdah-villa
7 bedroom villa | hittin-villa
7 bed villa for rent | mishref-villa-rent
five bedroom villa narjis | narjis-villa
villa under 3 million riyadh | yasmin-duplex narjis-villa
villa between 2 and 3 million | yasmin-duplex narjis-villa
villa from 4m to 5m in riyadh | malqa-villa
villas over 6 million | hittin-villa
VILLA UNDER 300K | riffa-villa rawdah-villa
flat | malqa-flat
flats for rent | malqa-flat-rent
apartment for sale | malqa-flat
apartments riyadh | malqa-flat
appartment yasmin | yasmin-flat yasmin-floor
apartment for rent in yasmeen | yasmin-flat
furnished flat | olaya-studio hizam-flat salmiya-studio juffair-flat
furnished flat khobar | hizam-flat
furnished apartment bahrain | juffair-flat
2 bedroom apartment | yasmin-flat mahboula-flat marina-flat
2br apt mahboula | mahboula-flat
2 bedroom mahbola | mahboula-flat
3 bedroom apartment for sale | malqa-flat
3 bed flat salmiya | salmiya-flat
4 bedrooms apartment rent | malqa-flat-rent
1 bedroom doha | pearl-flat
one bedroom apartment the pearl | pearl-flat
sea view apartment | shati-tower-flat salmiya-flat
sea view flat jeddah | shati-tower-flat
seaview apartment kuwait | salmiya-flat
apartment near the sea jedda | shati-tower-flat
apartment corniche | shati-tower-flat hizam-flat
flat under 1 million | malqa-flat
flat under 60k riyadh | yasmin-flat
apartment under 500 kwd | mahboula-flat salmiya-studio juffair-flat
ground floor yasmin | yasmin-floor
whole floor salwa | salwa-floor
duplex | yasmin-duplex
studio | olaya-studio
studio olaya | olaya-studio
furnished studio salmiya | salmiya-studio
studio dubai marina | marina-studio
studios in dubai | marina-studio
penthouse | hizam-penthouse
penthouse al khobar | hizam-penthouse
pent house khubar | hizam-penthouse
townhouse | jumeirah-townhouse
town house jumeirah | jumeirah-townhouse
townhouse jumeira | jumeirah-townhouse
chalet | obhur-chalet salalah-chalet
chalet obhur | obhur-chalet
beachfront chalet | obhur-chalet
chalet salalah | salalah-chalet
farm | salalah-farm buraydah-farm
farm buraydah | buraydah-farm
house | rawdah-house
houses for sale | rawdah-house
house mishref | mishref-house
corner house salwa | salwa-house
house for rent manama | adliya-house
courtyard house | adliya-house
home in adliya | adliya-house
office | olaya-office
offices for rent | olaya-office
office olaya riyadh | olaya-office
office for sale | shati-office
offices for sale in dubai | businessbay-office
office business bay | businessbay-office
furnished office | businessbay-office
office sharq kuwait | sharq-office
small office muscat | qurum-office
office with meeting room | olaya-office
shop | olaya-shop
shop salmiya | salmiya-shop
shops for rent dammam | khalidiyah-shop
showroom | olaya-shop shuwaikh-showroom
car showroom | shuwaikh-showroom
showroom tahlia | olaya-shop
cafe for rent | adliya-cafe
coffee manama | adliya-cafe
land | hittin-land
land for sale | hittin-land
plots hittin | hittin-land
residential land | hittin-land
land 400 sqm | narjis-land
land under 2 million riyadh | narjis-land
land close to the sea | obhur-land
agricultural land | riffa-land
investment land qatar | wakrah-land
warehouse | sulay-warehouse
warehouses for rent | sulay-warehouse
warehouse sulay | sulay-warehouse
cold store | sulay-cold
ware house dammam | khalidiyah-warehouse
warehouse over 2000 sqm for rent | khalidiyah-warehouse
warehouse shuwaikh | shuwaikh-warehouse
building | aqiq-building
residential building riyadh | aqiq-building
investment building | jabriya-building
office tower | westbay-tower olaya-office
commercial centre | aqiq-commercial
commercial complex kuwait | sharq-commercial
clinic | jabriya-clinic
clinic jabriya | jabriya-clinic
villa abu dhabi | khalifa-villa
villa khalifa city | khalifa-villa
reem island | reem-flat
sharjah | majaz-flat
pearl villa | pearl-villa
west bay | westbay-tower westbay-flat
al wakra | wakrah-land
juffair | juffair-flat
riffa villa | riffa-villa
muscat villa | mouj-villa
golf course | mouj-flat
villa qurum | qurum-villa
abha | abha-flat
taif | taif-rest
buraidah | buraydah-farm
apartment under SAR 60,000 | yasmin-flat hizam-flat
looking for a flat in Sharjah | majaz-flat
I want to buy a villa in Bahrain | riffa-villa
شقة for rent in السالمية | salmiya-flat
villa الملقا | malqa-villa
فيلا Jumeirah | jumeirah-villa
office العليا | olaya-office
apartment السالمية ٣ غرف | salmiya-flat
3 bedrooms شقة الخبر | hizam-flat
ارض hittin | hittin-land
مستودع sulay | sulay-warehouse
`;

export interface ExpectedSearch {
  query: string;
  /** Any of these may come first. */
  first: readonly string[];
}

export const expectedSearches: readonly ExpectedSearch[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [query = '', ids = ''] = row.split(' | ');
    return { query, first: ids.split(' ') };
  });
