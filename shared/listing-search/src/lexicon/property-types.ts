import { foldText } from '../words/fold.ts';

/** Words of each type: singular, plural, and as visitors misspell them. */
const WORDS: Readonly<Record<string, string>> = {
  apartment:
    'شقة شقق شقا شقه شقتين شئة apartment apartments apt apts appartment appartments apartement apartements flat flats condo condos',
  villa: 'فيلا فله فيله فيلة فلة فلل فيلل فيلات فلا ڤيلا ڤلل villa villas vila vilas villla vella',
  house: 'بيت بيوت منزل منازل house houses home homes',
  office: 'مكتب مكاتب office offices ofice offise',
  shop: 'محل محلات محال دكان دكاكين معرض معارض shop shops store stores showroom showrooms retail',
  land: 'أرض أراضي اراضى أراض اراضٍ ارضين land lands plot plots',
  commercial: 'مجمع مجمعات تجاري تجارية تجارى commercial mall complex',
  building: 'عمارة عمارات عمائر عماير بناية بنايات مبنى مباني building buildings',
  warehouse:
    'مستودع مستودعات مخزن مخازن هنجر هناجر هنقر هناقر warehouse warehouses warehous wharehouse godown',
};

const TYPES = new Map(
  Object.entries(WORDS).flatMap(([type, words]) => words.split(' ').map((word) => [foldText(word), type])),
);

/** The property type that a folded word names. */
export const typeOfWord = (word: string): string | undefined => TYPES.get(word);

/** Whether it is one of the types that words name. */
export const isNamedType = (type: string): boolean => type in WORDS;
