import { foldText } from '../words/fold.ts';
import { stemsOf } from '../words/stem.ts';

/** Words that mean the same on a property site, a line each: broken plurals, both languages, and usual spellings. */
const GROUPS = `
مسبح مسابح بركة سباحة pool pools swimming
حديقة حدائق حدايق جنينة garden gardens
بحر بحري بحرية sea seafront waterfront seaside
شاطئ شواطئ beach beachfront
إطلالة إطلالات مطل مطلة تطل يطل view views overlooking
موقف مواقف كراج كراجات جراج parking garage carport
مصعد مصاعد أسانسير اسنصير lift lifts elevator elevators
شرفة شرفات بلكونة بلكونات بلكون balcony balconies
تراس تيراس terrace terraces
مفروش مفروشة مفروشات مؤثث مؤثثة furnished
جديد جديدة new newly
حديث حديثة modern contemporary
استوديو ستوديو استديو studio studios
دوبلكس دبلكس duplex
تاون تاونهاوس townhouse townhouses
بنتهاوس بنت penthouse penthouses
شاليه شاليهات chalet chalets
مزرعة مزارع farm farms
استراحة استراحات شاليه istiraha
برج أبراج tower towers
دور أدوار طابق طوابق floor floors storey
ارضي أرضية ground
سطح روف roof rooftop
ملحق ملاحق annex annexe extension
خادمة شغالة عاملة maid maids
سائق driver
مجلس مجالس majlis
ديوانية دواوين diwaniya diwaniyah diwania
مطبخ مطابخ kitchen kitchens
صالة صالات living
غرفة غرف اوض room rooms bedroom bedrooms
حمام حمامات bath baths bathroom bathrooms
زاوية corner
شارع شوارع street streets
حي أحياء district neighbourhood neighborhood
مدرسة مدارس school schools
جامعة جامعات university
مسجد مساجد mosque mosques
مستشفى مستشفيات hospital
سوق أسواق market souq souk
مطار airport
ميناء موانئ port harbour harbor
مترو قطار metro train
كورنيش corniche
هادئ هادئة quiet calm
فاخر فاخرة راقي راقية luxury luxurious
رخيص رخيصة cheap affordable
واسع واسعة spacious wide large
صغير صغيرة small
مدينة city town
شمال شمالي شمالية north northern
جنوب جنوبي جنوبية south southern
شرق شرقي شرقية east eastern
غرب غربي غربية west western
تكييف مكيف مكيفة conditioning conditioned
تحميل loading
مبرد مبردة تبريد cooled cold chilled refrigerated
قاعة اجتماعات اجتماع meeting
صناعي صناعية industrial
سكني سكنية residential
زراعي زراعية agricultural
استثمار استثماري استثمارية investment
دخل مدر income
سرداب قبو basement
مستقل مستقلة separate independent detached
خاص خاصة private
عائلة عائلات عوائل عائلي family families
عزاب عزوبية bachelor bachelors singles
عيادة عيادات clinic clinics
مطعم مطاعم restaurant restaurants
مقهى مقاهي كافيه cafe coffee
دمام dammam
ظبي أبوظبي dhabi abudhabi
كويت kuwait
سعودية saudi ksa
إمارات uae emirates
قطر qatar
بحرين bahrain
عمان oman
مسقط muscat
منامة manama
دوحة doha
مكة makkah mecca
مدينة المنورة madinah medina
`;

/** By stem, the lines on which it stands. */
const LINES = new Map<string, Set<number>>();
for (const [line, words] of GROUPS.trim().split('\n').entries())
  for (const word of words.split(' '))
    for (const stem of stemsOf(foldText(word))) LINES.set(stem, (LINES.get(stem) ?? new Set()).add(line));

const NONE: ReadonlySet<number> = new Set();

/** The groups of synonyms that a stem is in. */
export const synonymsOf = (stem: string): ReadonlySet<number> => LINES.get(stem) ?? NONE;
