import type { Ground, Words } from './places.ts';

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
  /** KWD a square metre, for sale and for a month's rent. */
  rate: { sell: readonly [number, number]; rent: readonly [number, number] };
  interiors: readonly string[];
  features: readonly [Words, ...Words[]];
  /** Only where the sea is near. */
  coastFeature: Words;
  closing: readonly [Words, ...Words[]];
}

const HOME_INTERIORS = ['living', 'bedroom', 'kitchen'];
const WORK_INTERIORS = ['workspace'];

const SEA_VIEW = { ar: 'بإطلالة على البحر', en: 'with a sea view' };
const NEAR_SEA = { ar: 'على مقربة من البحر', en: 'close to the sea' };

const HOME_CLOSING = [
  {
    ar: 'المدارس والمساجد والأسواق على بعد دقائق، والشوارع المحيطة هادئة تناسب العائلات.',
    en: 'Schools, mosques and shops are minutes away, and the streets around are quiet enough for families.',
  },
  {
    ar: 'التكييف مركزي والتشطيبات بحال ممتازة، والتسليم فور إتمام العقد.',
    en: 'Air conditioning is central, the finishes are in excellent order, and the keys follow the contract.',
  },
  {
    ar: 'الضوء الطبيعي يصل إلى كل غرفة، والمواقف مظللة، والصيانة دورية.',
    en: 'Daylight reaches every room, parking is shaded and maintenance is regular.',
  },
] as const;

const WORK_CLOSING = [
  {
    ar: 'المدخل مهيأ لذوي الاحتياجات، والمواقف كافية للموظفين والزوار.',
    en: 'The entrance is step-free, and there is parking for staff and visitors alike.',
  },
  {
    ar: 'الموقع على محور رئيسي يسهل الوصول إليه من الطرق السريعة.',
    en: 'It stands on a main axis that is easily reached from the motorways.',
  },
] as const;

export const VILLA: PropertyKind = {
  type: 'villa',
  name: { ar: 'فيلا', en: 'Villa' },
  ground: 'residential',
  area: [320, 780],
  plot: [1.1, 1.6],
  rooms: [4, 7],
  rate: { sell: [780, 1250], rent: [2.6, 4.4] },
  interiors: HOME_INTERIORS,
  features: [
    { ar: 'بحديقة خاصة ومسبح', en: 'with a private garden and pool' },
    { ar: 'بتصميم معاصر', en: 'of contemporary design' },
    { ar: 'على شارعين', en: 'on a corner plot' },
    { ar: 'بديوانية مستقلة', en: 'with a separate diwaniya' },
    { ar: 'بمصعد وملحق كامل', en: 'with a lift and a full annex' },
  ],
  coastFeature: SEA_VIEW,
  closing: HOME_CLOSING,
};

export const HOUSE: PropertyKind = {
  type: 'house',
  name: { ar: 'بيت', en: 'House' },
  ground: 'residential',
  area: [240, 460],
  plot: [1, 1.4],
  rooms: [3, 6],
  rate: { sell: [640, 960], rent: [2.1, 3.2] },
  interiors: HOME_INTERIORS,
  features: [
    { ar: 'بفناء داخلي', en: 'around a courtyard' },
    { ar: 'بتشطيب حديث', en: 'newly finished' },
    { ar: 'في شارع هادئ', en: 'on a quiet street' },
    { ar: 'قرب الحديقة العامة', en: 'by the park' },
  ],
  coastFeature: NEAR_SEA,
  closing: HOME_CLOSING,
};

export const APARTMENT: PropertyKind = {
  type: 'apartment',
  name: { ar: 'شقة', en: 'Apartment' },
  ground: 'residential',
  area: [75, 240],
  rooms: [1, 4],
  floors: [1, 24],
  rate: { sell: [850, 1500], rent: [4.2, 7.5] },
  interiors: HOME_INTERIORS,
  features: [
    { ar: 'بشرفة واسعة', en: 'with a wide balcony' },
    { ar: 'في برج حديث', en: 'in a modern tower' },
    { ar: 'قرب الخدمات', en: 'close to everything' },
    { ar: 'بمواقف مخصصة', en: 'with reserved parking' },
    { ar: 'بتشطيب فندقي', en: 'with hotel finishes' },
  ],
  coastFeature: SEA_VIEW,
  closing: HOME_CLOSING,
};

export const OFFICE: PropertyKind = {
  type: 'office',
  name: { ar: 'مكتب', en: 'Office' },
  ground: 'business',
  area: [60, 420],
  floors: [2, 32],
  rate: { sell: [1100, 1900], rent: [6, 10] },
  interiors: WORK_INTERIORS,
  features: [
    { ar: 'جاهز للعمل', en: 'ready to work in' },
    { ar: 'بواجهة زجاجية كاملة', en: 'with a full glass front' },
    { ar: 'بقاعة اجتماعات', en: 'with a meeting room' },
    { ar: 'على طابق كامل', en: 'on a whole floor' },
  ],
  coastFeature: SEA_VIEW,
  closing: WORK_CLOSING,
};

export const SHOP: PropertyKind = {
  type: 'shop',
  name: { ar: 'محل', en: 'Shop' },
  ground: 'business',
  area: [35, 210],
  floors: [0, 1],
  rate: { sell: [1900, 3400], rent: [11, 19] },
  interiors: [],
  features: [
    { ar: 'على شارع تجاري', en: 'on a shopping street' },
    { ar: 'بواجهة عريضة', en: 'with a wide front' },
    { ar: 'بميزانين ومخزن', en: 'with a mezzanine and a store room' },
    { ar: 'في مجمع نشط', en: 'in a busy arcade' },
  ],
  coastFeature: { ar: 'على الواجهة البحرية', en: 'on the waterfront' },
  closing: WORK_CLOSING,
};

export const WAREHOUSE: PropertyKind = {
  type: 'warehouse',
  name: { ar: 'مستودع', en: 'Warehouse' },
  ground: 'industrial',
  area: [450, 3200],
  plot: [1.2, 1.8],
  rate: { sell: [340, 620], rent: [2, 3.6] },
  interiors: [],
  features: [
    { ar: 'بمنصات تحميل', en: 'with loading docks' },
    { ar: 'بارتفاع تسعة أمتار', en: 'nine metres high' },
    { ar: 'مبرّد بالكامل', en: 'fully cooled' },
    { ar: 'بمكاتب ملحقة', en: 'with offices attached' },
  ],
  coastFeature: { ar: 'قرب الميناء', en: 'near the port' },
  closing: WORK_CLOSING,
};

export const LAND: PropertyKind = {
  type: 'land',
  name: { ar: 'أرض', en: 'Plot of land' },
  ground: 'residential',
  area: [375, 2000],
  rate: { sell: [420, 900], rent: [0.8, 1.6] },
  interiors: [],
  features: [
    { ar: 'على زاوية', en: 'on a corner' },
    { ar: 'جاهزة للبناء', en: 'ready to build on' },
    { ar: 'على شارع رئيسي', en: 'on a main street' },
    { ar: 'مقابل حديقة', en: 'facing a park' },
  ],
  coastFeature: NEAR_SEA,
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
};

export const COMMERCIAL: PropertyKind = {
  type: 'commercial',
  name: { ar: 'مجمع تجاري', en: 'Commercial centre' },
  ground: 'business',
  area: [900, 5200],
  plot: [1, 1.5],
  rate: { sell: [1200, 2100], rent: [5, 8.5] },
  interiors: ['workspace'],
  features: [
    { ar: 'مؤجر بعقود طويلة', en: 'let on long leases' },
    { ar: 'على ثلاث واجهات', en: 'with three street fronts' },
    { ar: 'بمواقف تحت الأرض', en: 'with underground parking' },
  ],
  coastFeature: { ar: 'على الواجهة البحرية', en: 'on the waterfront' },
  closing: WORK_CLOSING,
};

export const BUILDING: PropertyKind = {
  type: 'building',
  name: { ar: 'عمارة', en: 'Building' },
  ground: 'business',
  area: [700, 3600],
  plot: [0.4, 0.7],
  rate: { sell: [820, 1400], rent: [3.4, 5.4] },
  interiors: ['living'],
  features: [
    { ar: 'مدرّة للدخل', en: 'with steady income' },
    { ar: 'بمصعدين وسرداب', en: 'with two lifts and a basement' },
    { ar: 'حديثة الإنشاء', en: 'newly built' },
  ],
  coastFeature: NEAR_SEA,
  closing: WORK_CLOSING,
};
