import type { Amenity } from './amenities.ts';
import type { Ground, Words } from './places.ts';

/** What makes one property stand out, and what it therefore offers. */
export interface Feature {
  /** Follows the name of the kind. */
  ar: string;
  /** With the kind in it, as a title begins. */
  en: string;
  amenities?: readonly Amenity[];
}

interface Closing extends Words {
  amenities?: readonly Amenity[];
}

export interface PropertyKind {
  type: string;
  name: Words;
  ground: Ground;
  /** Square metres of built area (of land, where nothing is built). */
  area: readonly [number, number];
  /** Plot beside the built area, as a multiple of it. */
  plot?: readonly [number, number];
  rooms?: readonly [number, number];
  floors?: readonly [number, number];
  /** KWD a square metre in Kuwait, for sale and for a month's rent. */
  rate: { sell: readonly [number, number]; rent: readonly [number, number] };
  interiors: readonly string[];
  features: readonly [Feature, ...Feature[]];
  /** Only where the sea is near. */
  coastFeature: Feature;
  closing: readonly [Closing, ...Closing[]];
  /** What such a property may offer beside what its feature and its text say. */
  extras: readonly Amenity[];
  /** Where rents are paid by the year; by the month everywhere when left out. */
  yearlyIn?: 'SA';
}

const HOME_INTERIORS = ['living', 'bedroom', 'kitchen'];
const WORK_INTERIORS = ['workspace'];

const SEA_VIEW = 'بإطلالة على البحر';
const NEAR_SEA = 'على مقربة من البحر';

const HOME_EXTRAS: readonly Amenity[] = [
  'maid-room',
  'storage-room',
  'fitted-kitchen',
  'central-ac',
  'parking',
  'balcony',
  'security',
  'smart-home',
];
const HOUSE_EXTRAS: readonly Amenity[] = [
  ...HOME_EXTRAS,
  'garden',
  'majlis',
  'driver-room',
  'basement',
  'roof-terrace',
  'private-entrance',
];
const WORK_EXTRAS: readonly Amenity[] = [
  'central-ac',
  'elevator',
  'parking',
  'security',
  'storage-room',
  'backup-generator',
];

const HOME_CLOSING = [
  {
    ar: 'المدارس والمساجد والأسواق على بعد دقائق، والشوارع المحيطة هادئة تناسب العائلات.',
    en: 'Schools, mosques and shops are minutes away, and the streets around are quiet enough for families.',
  },
  {
    ar: 'التكييف مركزي والتشطيبات بحال ممتازة، والتسليم فور إتمام العقد.',
    en: 'Air conditioning is central, the finishes are in excellent order, and the keys follow the contract.',
    amenities: ['central-ac'],
  },
  {
    ar: 'الضوء الطبيعي يصل إلى كل غرفة، والمواقف مظللة، والصيانة دورية.',
    en: 'Daylight reaches every room, parking is shaded and maintenance is regular.',
    amenities: ['parking'],
  },
] as const satisfies readonly Closing[];

const WORK_CLOSING = [
  {
    ar: 'المدخل مهيأ لذوي الاحتياجات، والمواقف كافية للموظفين والزوار.',
    en: 'The entrance is step-free, and there is parking for staff and visitors alike.',
    amenities: ['step-free', 'parking'],
  },
  {
    ar: 'الموقع على محور رئيسي يسهل الوصول إليه من الطرق السريعة.',
    en: 'It stands on a main axis that is easily reached from the motorways.',
  },
] as const satisfies readonly Closing[];

export const VILLA: PropertyKind = {
  type: 'villa',
  name: { ar: 'فيلا', en: 'Villa' },
  ground: 'residential',
  area: [320, 780],
  plot: [1.1, 1.6],
  rooms: [4, 7],
  rate: { sell: [520, 830], rent: [2.4, 4.2] },
  interiors: HOME_INTERIORS,
  features: [
    { ar: 'بحديقة خاصة ومسبح', en: 'Villa with a private garden and pool', amenities: ['garden', 'pool'] },
    { ar: 'بتصميم معاصر', en: 'Contemporary villa' },
    { ar: 'على شارعين', en: 'Corner villa' },
    {
      ar: 'بديوانية مستقلة',
      en: 'Villa with a separate diwaniya',
      amenities: ['diwaniya', 'private-entrance'],
    },
    { ar: 'بمصعد وملحق كامل', en: 'Villa with a lift and a full annex', amenities: ['elevator', 'annex'] },
  ],
  coastFeature: { ar: SEA_VIEW, en: 'Sea-view villa', amenities: ['sea-view'] },
  closing: HOME_CLOSING,
  extras: HOUSE_EXTRAS,
};

export const HOUSE: PropertyKind = {
  type: 'house',
  name: { ar: 'بيت', en: 'House' },
  ground: 'residential',
  area: [240, 460],
  plot: [1, 1.4],
  rooms: [3, 6],
  rate: { sell: [480, 760], rent: [2, 3] },
  interiors: HOME_INTERIORS,
  features: [
    { ar: 'بفناء داخلي', en: 'Courtyard house' },
    { ar: 'بتشطيب حديث', en: 'Newly finished house' },
    { ar: 'في شارع هادئ', en: 'House on a quiet street' },
    { ar: 'قرب الحديقة العامة', en: 'House by the park' },
  ],
  coastFeature: { ar: NEAR_SEA, en: 'House near the sea' },
  closing: HOME_CLOSING,
  extras: HOUSE_EXTRAS,
};

export const APARTMENT: PropertyKind = {
  type: 'apartment',
  name: { ar: 'شقة', en: 'Apartment' },
  ground: 'residential',
  area: [75, 240],
  rooms: [1, 4],
  floors: [1, 24],
  rate: { sell: [640, 880], rent: [3.2, 5] },
  interiors: HOME_INTERIORS,
  features: [
    { ar: 'بشرفة واسعة', en: 'Apartment with a wide balcony', amenities: ['balcony'] },
    { ar: 'في برج حديث', en: 'Modern tower apartment', amenities: ['elevator', 'security'] },
    { ar: 'قرب الخدمات', en: 'Apartment close to shops and schools' },
    { ar: 'بمواقف مخصصة', en: 'Apartment with reserved parking', amenities: ['parking'] },
    { ar: 'بتشطيب فندقي', en: 'Apartment finished like a hotel', amenities: ['furnished', 'fitted-kitchen'] },
  ],
  coastFeature: { ar: SEA_VIEW, en: 'Sea-view apartment', amenities: ['sea-view'] },
  closing: HOME_CLOSING,
  extras: [...HOME_EXTRAS, 'elevator', 'gym', 'pool', 'playground'],
};

export const OFFICE: PropertyKind = {
  type: 'office',
  name: { ar: 'مكتب', en: 'Office' },
  ground: 'business',
  area: [60, 420],
  floors: [2, 32],
  rate: { sell: [900, 1500], rent: [5, 8] },
  interiors: WORK_INTERIORS,
  features: [
    { ar: 'جاهز للعمل', en: 'Move-in ready office', amenities: ['furnished'] },
    { ar: 'بواجهة زجاجية كاملة', en: 'Office with a full glass front' },
    { ar: 'بقاعة اجتماعات', en: 'Office with its own meeting room' },
    { ar: 'على طابق كامل', en: 'Whole-floor office' },
  ],
  coastFeature: { ar: SEA_VIEW, en: 'Sea-view office', amenities: ['sea-view'] },
  closing: WORK_CLOSING,
  extras: WORK_EXTRAS,
  yearlyIn: 'SA',
};

export const SHOP: PropertyKind = {
  type: 'shop',
  name: { ar: 'محل', en: 'Shop' },
  ground: 'business',
  area: [35, 210],
  floors: [0, 1],
  rate: { sell: [1700, 2900], rent: [9, 15] },
  interiors: [],
  features: [
    { ar: 'على شارع تجاري', en: 'High-street shop' },
    { ar: 'بواجهة عريضة', en: 'Shop with a wide front' },
    { ar: 'بميزانين ومخزن', en: 'Shop with a mezzanine and store room', amenities: ['storage-room'] },
    { ar: 'في مجمع نشط', en: 'Shop in a busy arcade' },
  ],
  coastFeature: { ar: 'على الواجهة البحرية', en: 'Waterfront shop', amenities: ['sea-view'] },
  closing: WORK_CLOSING,
  extras: ['central-ac', 'storage-room', 'parking', 'security'],
  yearlyIn: 'SA',
};

export const WAREHOUSE: PropertyKind = {
  type: 'warehouse',
  name: { ar: 'مستودع', en: 'Warehouse' },
  ground: 'industrial',
  area: [450, 3200],
  plot: [1.2, 1.8],
  rate: { sell: [280, 480], rent: [1.8, 3] },
  interiors: [],
  features: [
    { ar: 'بمنصات تحميل', en: 'Warehouse with loading docks' },
    { ar: 'بارتفاع تسعة أمتار', en: 'High-bay warehouse' },
    { ar: 'مبرّد بالكامل', en: 'Fully cooled warehouse', amenities: ['central-ac'] },
    { ar: 'بمكاتب ملحقة', en: 'Warehouse with offices' },
  ],
  coastFeature: { ar: 'قرب الميناء', en: 'Warehouse near the port' },
  closing: WORK_CLOSING,
  extras: ['security', 'parking', 'backup-generator'],
  yearlyIn: 'SA',
};

export const LAND: PropertyKind = {
  type: 'land',
  name: { ar: 'أرض', en: 'Plot of land' },
  ground: 'residential',
  area: [375, 2000],
  rate: { sell: [320, 650], rent: [0.6, 1.2] },
  interiors: [],
  features: [
    { ar: 'على زاوية', en: 'Corner plot' },
    { ar: 'جاهزة للبناء', en: 'Ready-to-build plot' },
    { ar: 'على شارع رئيسي', en: 'Plot on a main street' },
    { ar: 'مقابل حديقة', en: 'Plot facing a park' },
  ],
  coastFeature: { ar: NEAR_SEA, en: 'Plot near the sea' },
  closing: [
    {
      ar: 'الخدمات واصلة إلى حدود الأرض، والصك جاهز للإفراغ.',
      en: 'Services reach the boundary, and the deed is ready for transfer.',
    },
    {
      ar: 'شكلها منتظم ومنسوبها مستوٍ، ما يقلل كلفة الأساسات.',
      en: 'The shape is regular and the ground is level, which keeps foundations cheap.',
    },
  ],
  extras: [],
  yearlyIn: 'SA',
};

export const COMMERCIAL: PropertyKind = {
  type: 'commercial',
  name: { ar: 'مجمع تجاري', en: 'Commercial centre' },
  ground: 'business',
  area: [900, 5200],
  plot: [1, 1.5],
  rate: { sell: [900, 1500], rent: [4, 6.5] },
  interiors: ['workspace'],
  features: [
    { ar: 'مؤجر بعقود طويلة', en: 'Commercial centre let on long leases' },
    { ar: 'على ثلاث واجهات', en: 'Commercial centre with three street fronts' },
    {
      ar: 'بمواقف تحت الأرض',
      en: 'Commercial centre with underground parking',
      amenities: ['parking', 'basement'],
    },
  ],
  coastFeature: { ar: 'على الواجهة البحرية', en: 'Waterfront commercial centre', amenities: ['sea-view'] },
  closing: WORK_CLOSING,
  extras: WORK_EXTRAS,
  yearlyIn: 'SA',
};

export const BUILDING: PropertyKind = {
  type: 'building',
  name: { ar: 'عمارة', en: 'Building' },
  ground: 'business',
  area: [700, 3600],
  plot: [0.4, 0.7],
  rate: { sell: [620, 980], rent: [2.8, 4.2] },
  interiors: ['living'],
  features: [
    { ar: 'مدرّة للدخل', en: 'Income-producing building' },
    {
      ar: 'بمصعدين وسرداب',
      en: 'Building with two lifts and a basement',
      amenities: ['elevator', 'basement'],
    },
    { ar: 'حديثة الإنشاء', en: 'Newly built block' },
  ],
  coastFeature: { ar: NEAR_SEA, en: 'Building near the sea' },
  closing: WORK_CLOSING,
  extras: WORK_EXTRAS,
  yearlyIn: 'SA',
};
