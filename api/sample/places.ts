export type Ground = 'residential' | 'business' | 'industrial';

export interface Place {
  country: 'KW' | 'SA';
  city: Words;
  district: Words;
  lat: number;
  lng: number;
  grounds: readonly Ground[];
  /** By the sea, so that a sea view is believable. */
  coast?: boolean;
}

export interface Words {
  ar: string;
  en: string;
}

export const COUNTRIES = {
  KW: { ar: 'الكويت', en: 'Kuwait' },
  SA: { ar: 'المملكة العربية السعودية', en: 'Saudi Arabia' },
} as const satisfies Record<Place['country'], Words>;

const KUWAIT_CITY = { ar: 'مدينة الكويت', en: 'Kuwait City' };
const HAWALLI = { ar: 'حولي', en: 'Hawalli' };
const AHMADI = { ar: 'الأحمدي', en: 'Ahmadi' };
const RIYADH = { ar: 'الرياض', en: 'Riyadh' };
const JEDDAH = { ar: 'جدة', en: 'Jeddah' };
const KHOBAR = { ar: 'الخبر', en: 'Al Khobar' };
const DAMMAM = { ar: 'الدمام', en: 'Dammam' };

const HOMES: readonly Ground[] = ['residential'];
const MIXED: readonly Ground[] = ['residential', 'business'];
const OFFICES: readonly Ground[] = ['business'];
const INDUSTRY: readonly Ground[] = ['industrial'];

const place = (
  country: Place['country'],
  city: Words,
  ar: string,
  en: string,
  lat: number,
  lng: number,
  grounds: readonly Ground[],
  coast = false,
): Place => ({ country, city, district: { ar, en }, lat, lng, grounds, coast });

/** Districts of Kuwait and Saudi Arabia where such properties really stand. */
export const PLACES: readonly [Place, ...Place[]] = [
  place('KW', HAWALLI, 'السالمية', 'Salmiya', 29.3339, 48.0761, MIXED, true),
  place('SA', RIYADH, 'الملقا', 'Al Malqa', 24.811, 46.606, HOMES),
  place('KW', KUWAIT_CITY, 'شرق', 'Sharq', 29.3806, 47.9925, OFFICES, true),
  place('SA', JEDDAH, 'الشاطئ', 'Ash Shati', 21.601, 39.109, MIXED, true),
  place('KW', HAWALLI, 'مشرف', 'Mishref', 29.275, 48.07, HOMES),
  place('SA', RIYADH, 'العليا', 'Al Olaya', 24.6918, 46.685, OFFICES),
  place('KW', HAWALLI, 'الجابرية', 'Jabriya', 29.3183, 48.0233, MIXED),
  place('SA', RIYADH, 'حطين', 'Hittin', 24.764, 46.602, HOMES),
  place('KW', HAWALLI, 'سلوى', 'Salwa', 29.2961, 48.0789, HOMES, true),
  place('SA', KHOBAR, 'الحزام الذهبي', 'Al Hizam Al Thahabi', 26.304, 50.218, MIXED, true),
  place('KW', KUWAIT_CITY, 'القبلة', 'Qibla', 29.368, 47.97, OFFICES, true),
  place('KW', AHMADI, 'الفنطاس', 'Fintas', 29.1739, 48.1211, MIXED, true),
  place('SA', RIYADH, 'الياسمين', 'Al Yasmin', 24.829, 46.644, HOMES),
  place('KW', KUWAIT_CITY, 'الشويخ الصناعية', 'Shuwaikh Industrial', 29.3417, 47.9333, INDUSTRY),
  place('SA', JEDDAH, 'الروضة', 'Ar Rawdah', 21.564, 39.156, MIXED),
  place('KW', AHMADI, 'المهبولة', 'Mahboula', 29.1461, 48.1225, MIXED, true),
  place('SA', RIYADH, 'السلي', 'As Sulay', 24.663, 46.844, INDUSTRY),
  place('KW', HAWALLI, 'بيان', 'Bayan', 29.3031, 48.0489, HOMES),
  place('SA', DAMMAM, 'الشاطئ الشرقي', 'Ash Shati Ash Sharqi', 26.472, 50.127, MIXED, true),
  place('KW', AHMADI, 'صباح الأحمد البحرية', 'Sabah Al Ahmad Sea City', 28.65, 48.38, HOMES, true),
  place('SA', JEDDAH, 'أبحر الشمالية', 'Obhur Al Shamaliyah', 21.762, 39.099, HOMES, true),
  place('SA', RIYADH, 'العقيق', 'Al Aqiq', 24.764, 46.64, OFFICES),
  place('KW', AHMADI, 'الفحيحيل', 'Fahaheel', 29.0825, 48.1303, MIXED, true),
  place('SA', DAMMAM, 'الخالدية', 'Al Khalidiyah', 26.409, 50.176, INDUSTRY),
];
