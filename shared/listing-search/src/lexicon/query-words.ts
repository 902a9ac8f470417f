import { foldText } from '../words/fold.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(foldText));

/** Said of a deal. */
export const OFFER_WORDS = {
  rent: words(
    'للإيجار إيجار أجار آجار للأجار للاجار ايجارات تأجير للتأجير استئجار مستأجر rent rental rentals lease let renting',
  ),
  sell: words('للبيع بيع شراء للشراء تمليك للتمليك شرا sale buy sell purchase buying sales'),
} as const;

/** Nouns that a number counts. */
export const COUNTED = {
  rooms: words('غرفة غرف غرفتين غرفتان room rooms bedroom bedrooms bed beds br bd bdr bhk bedrom bedroms غ'),
  bathrooms: words('حمام حمامات حمامين حمامان bath baths bathroom bathrooms bathrom ba toilets'),
  size: words('متر أمتار م م2 مترا sqm sqms m m2 metre metres meter meters mtr sq square'),
} as const;

/** Two of something in one word. */
export const DUAL_ROOMS = words('غرفتين غرفتان');
export const DUAL_BATHROOMS = words('حمامين حمامان');

/** May follow a counted noun and adds nothing. */
export const AFTER_COUNTED = words('نوم للنوم مربع مربعة مياه square meters metres meter m feet');

export const CURRENCIES = words(
  'ريال ريالات ريالا sar sr دينار دنانير دينارا kwd kd dinar dinars درهم دراهم aed dh dhs dirham dirhams riyal riyals rial rials دولار usd dollar dollars qar bhd omr',
);

/** What stands before the higher bound. */
export const AT_MOST = words(
  'تحت أقل حتى لحد لغاية لحدود أرخص أقصى يتجاوز يتعدى يزيد under below less max maximum cheaper upto within < ≤',
);
/** What stands before the lower bound. */
export const AT_LEAST = words(
  'فوق أكثر أكبر أعلى ابتداء يبدأ تبدأ يقل أدنى over above more min minimum starting bigger larger least > ≥',
);
/** What stands before a value that is meant roughly. */
export const ABOUT = words('حوالي تقريبا بحدود حدود قرابة about around approximately roughly');
/** May stand between such a word and its number. */
export const BEFORE_NUMBER = words(
  'من عن على ب الى than to of the at a سعر بسعر السعر سعره سعرها price priced budget ميزانية ميزانيتي بميزانية for not no up لا ما و sar kwd kd aed usd sr dh',
);
/** Behind a number: it is the lower bound. */
export const OR_MORE = words('فأكثر وأكثر أكثر وفوق فوق plus more + وطالع وأعلى');
/** Behind a number: it is the higher bound. */
export const OR_LESS = words('فأقل وأقل أقل وتحت less');

export const BETWEEN = words('بين مابين between');
export const FROM = words('من from');
export const AND = words('و and');
export const UP_TO = words('إلى الى لين لحد حتى to - – ل till until');

/** Say nothing of a listing. */
export const STOP_WORDS = words(`
  في من على إلى الى عن مع ب ل و أو او ف بـ لـ هل ما لا أي اي عند عندكم لديكم فيها فيه بها به
  أبي ابي أبغى ابغى ابغا أريد اريد أبحث ابحث عاوز بدي نبي نبغى مطلوب ممكن ادور يكون تكون
  قريب قريبة قرب بقرب بالقرب جنب بجانب حي منطقة منطقه قطعة عقار عقارات رجاء لو سمحت
  in at on the a an of with and or by near close to for from i we want wants looking look need search find me my
  monthly yearly annually month year شهري شهرية شهريا سنوي سنوية سنويا الشهر السنة بالشهر بالسنة
  please some any is are that have has within al el ar ash as ad az property properties real estate listing listings
  + - – < > ≤ ≥
`);

/** Words that mean something else together. */
export const PHRASES: readonly (readonly [string, string])[] = [
  ['حمام سباحة', 'مسبح'],
  ['حمامات سباحة', 'مسبح'],
  ['swimming pool', 'pool'],
  ['دورات مياه', 'حمامات'],
  ['دورة مياه', 'حمام'],
  ['دورتين مياه', 'حمامين'],
  ['تاون هاوس', 'تاونهاوس'],
  ['town house', 'townhouse'],
  ['بنت هاوس', 'بنتهاوس'],
  ['pent house', 'penthouse'],
  ['ware house', 'warehouse'],
  ['abu dhabi', 'abudhabi'],
  ['ابو ظبي', 'ابوظبي'],
  ['no more', 'under'],
  ['not more', 'under'],
  ['no less', 'over'],
  ['not less', 'over'],
].map(([from = '', to = '']) => [foldText(from), foldText(to)] as const);
