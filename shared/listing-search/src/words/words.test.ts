import { foldText } from './fold.ts';
import { stemsOf } from './stem.ts';
import { soundsOf } from './transliteration.ts';

const share = (a: readonly string[], b: readonly string[]) => a.some((each) => b.includes(each));

test.each([
  ['الأندلس', 'الاندلس'],
  ['فِيـــلَّا', 'فيلا'],
  ['شقة', 'شقه'],
  ['مصلى', 'مصلي'],
  ['٣٤٥ م²', '345 م2'],
  ['شاطئ', 'شاطي'],
  ['Café', 'CAFE'],
])('%s and %s are one text', (a, b) => {
  expect(foldText(a)).toBe(foldText(b));
});

test.each([
  ['الملقا', 'ملقا'],
  ['بالملقا', 'الملقا'],
  ['للعوائل', 'عوائل'],
  ['والحديقة', 'حديقه'],
  ['بمسبح', 'مسبح'],
  ['عمارات', 'عماره'],
  ['villas', 'villa'],
  ['almalqa', 'malqa'],
])('%s and %s are forms of one word', (a, b) => {
  expect(share(stemsOf(foldText(a)), stemsOf(foldText(b)))).toBe(true);
});

test.each([
  ['البحر', 'البحرين'],
  ['الرياض', 'الروضة'],
  ['ورد', 'رد'],
])('%s and %s are two words', (a, b) => {
  expect(share(stemsOf(foldText(a)), stemsOf(foldText(b)))).toBe(false);
});

test.each([
  ['الملقا', 'malqa'],
  ['الملقا', 'malga'],
  ['حولي', 'hawalli'],
  ['الخبر', 'khobar'],
  ['جدة', 'jeddah'],
  ['الفحيحيل', 'fahaheel'],
  ['الشاطئ', 'ashshati'],
  ['بريدة', 'buraidah'],
])('%s may be written %s', (arabic, latin) => {
  expect(share(soundsOf(foldText(arabic)), soundsOf(latin))).toBe(true);
});

test('Riyadh is not Rawdah', () => {
  expect(share(soundsOf('riyadh'), soundsOf('روضه'))).toBe(false);
});
