import { foldText } from '../words/fold.ts';

const table = (lines: Readonly<Record<string, number>>) =>
  new Map(
    Object.entries(lines).flatMap(([words, value]) =>
      words.split(' ').map((word) => [foldText(word), value] as const),
    ),
  );

/** Numbers as words. */
const CARDINALS = table({
  'واحد واحدة one single': 1,
  'اثنين اثنان اثنتين ثنتين تنين two double': 2,
  'ثلاث ثلاثة ثلاثه تلات three triple': 3,
  'أربع أربعة four': 4,
  'خمس خمسة five': 5,
  'ست ستة six': 6,
  'سبع سبعة seven': 7,
  'ثمان ثماني ثمانية eight': 8,
  'تسع تسعة nine': 9,
  'عشر عشرة ten': 10,
  'عشرين twenty': 20,
  'ثلاثين thirty': 30,
  'أربعين forty': 40,
  'خمسين fifty': 50,
  'ستين sixty': 60,
  'سبعين seventy': 70,
  'ثمانين eighty': 80,
  'تسعين ninety': 90,
  'مية مئة مائة hundred': 100,
  'ميتين مئتين مائتين': 200,
  'ثلاثمية ثلاثمئة ثلاثمائة': 300,
  'أربعمية أربعمئة أربعمائة': 400,
  'خمسمية خمسمئة خمسمائة': 500,
  'ستمية ستمئة ستمائة': 600,
  'سبعمية سبعمئة سبعمائة': 700,
  'ثمانمية ثمانمئة ثمانمائة': 800,
  'تسعمية تسعمئة تسعمائة': 900,
});

/** What multiplies the number before it, and stands for itself without one. */
const MULTIPLIERS = table({
  'ألف آلاف الاف الوف k thousand thousands': 1000,
  'مليون ملايين million millions mn mil mln': 1_000_000,
});

const DUALS = table({ 'ألفين ألفان': 2000, 'مليونين مليونان': 2_000_000 });
const FRACTIONS = table({ 'نص نصف half': 0.5, 'ربع quarter': 0.25 });

export const numberWords = {
  cardinals: CARDINALS,
  multipliers: MULTIPLIERS,
  duals: DUALS,
  fractions: FRACTIONS,
};
