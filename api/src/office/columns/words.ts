import type { AMENITIES } from '../../schemas/amenities.ts';

/** What an office writes for the values of the API; the first of each is Arabic. */
export const ADD_TYPES = {
  sell: ['للبيع', 'بيع', 'sale', 'for sale'],
  rent: ['للإيجار', 'إيجار', 'تأجير', 'for rent', 'to rent', 'rental'],
};

export const PROPERTY_TYPES = {
  apartment: ['شقة', 'flat'],
  villa: ['فيلا', 'فلة', 'فيلة'],
  house: ['بيت', 'منزل'],
  office: ['مكتب'],
  shop: ['محل تجاري', 'محل', 'store'],
  land: ['أرض', 'plot', 'plot of land'],
  commercial: ['عقار تجاري', 'تجاري', 'مجمع تجاري'],
  building: ['عمارة', 'مبنى'],
  warehouse: ['مستودع', 'مخزن'],
  other: ['أخرى', 'عقار'],
};

export const RENT_TYPES = {
  monthly: ['شهري', 'شهريا', 'شهريًّا', 'month', 'per month'],
  yearly: ['سنوي', 'سنويا', 'سنويًّا', 'annual', 'year', 'per year'],
};

export const LANGUAGES = {
  ar: ['العربية', 'عربي', 'Arabic'],
  en: ['الإنجليزية', 'إنجليزي', 'English'],
};

/** Those that agents in the Gulf speak most; others by their code. */
export const SPOKEN = {
  ...LANGUAGES,
  fr: ['الفرنسية', 'French'],
  de: ['الألمانية', 'German'],
  es: ['الإسبانية', 'Spanish'],
  it: ['الإيطالية', 'Italian'],
  ru: ['الروسية', 'Russian'],
  tr: ['التركية', 'Turkish'],
  fa: ['الفارسية', 'Persian', 'Farsi'],
  ur: ['الأردية', 'Urdu'],
  hi: ['الهندية', 'Hindi'],
  bn: ['البنغالية', 'Bengali'],
  ml: ['المالايالامية', 'Malayalam'],
  ta: ['التاميلية', 'Tamil'],
  tl: ['الفلبينية', 'Filipino', 'Tagalog', 'fil'],
  id: ['الإندونيسية', 'Indonesian'],
  zh: ['الصينية', 'Chinese'],
  ja: ['اليابانية', 'Japanese'],
  ko: ['الكورية', 'Korean'],
  pt: ['البرتغالية', 'Portuguese'],
  nl: ['الهولندية', 'Dutch'],
  ku: ['الكردية', 'Kurdish'],
};

export const AMENITY_WORDS = {
  garden: ['حديقة'],
  pool: ['مسبح', 'swimming pool'],
  majlis: ['مجلس'],
  diwaniya: ['ديوانية', 'diwaniyah'],
  'maid-room': ['غرفة خادمة', 'غرفة عاملة منزلية', "maid's room"],
  'driver-room': ['غرفة سائق', "driver's room"],
  annex: ['ملحق', 'annexe'],
  basement: ['سرداب', 'قبو'],
  'storage-room': ['مخزن', 'storage'],
  'fitted-kitchen': ['مطبخ راكب', 'مطبخ مجهز', 'fitted kitchen'],
  furnished: ['مفروش', 'مفروشة'],
  'central-ac': ['تكييف مركزي', 'central air conditioning'],
  elevator: ['مصعد', 'lift'],
  parking: ['مواقف سيارات', 'موقف سيارات', 'موقف', 'مواقف'],
  balcony: ['شرفة', 'بلكونة'],
  'roof-terrace': ['سطح خاص', 'سطح', 'تراس على السطح', 'roof'],
  'sea-view': ['إطلالة على البحر', 'إطلالة بحرية'],
  'private-entrance': ['مدخل خاص'],
  security: ['حراسة', 'أمن'],
  gym: ['نادٍ رياضي', 'نادي رياضي', 'صالة رياضية', 'جيم'],
  playground: ['ملعب أطفال', 'منطقة ألعاب'],
  'smart-home': ['منزل ذكي', 'بيت ذكي'],
  'step-free': ['مهيأ لذوي الإعاقة', 'دخول بلا درج', 'wheelchair access'],
  'backup-generator': ['مولد احتياطي', 'مولد كهرباء', 'generator'],
} satisfies Record<(typeof AMENITIES)[number], readonly string[]>;
