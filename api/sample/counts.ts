/** Counted nouns as Arabic and English say them; the Arabic number agrees against its noun's gender. */
const ROOMS_AR = [
  '',
  'غرفة نوم واحدة',
  'غرفتا نوم',
  'ثلاث غرف نوم',
  'أربع غرف نوم',
  'خمس غرف نوم',
  'ست غرف نوم',
  'سبع غرف نوم',
];
const BATHS_AR = [
  '',
  'حمّام واحد',
  'حمّامان',
  'ثلاثة حمّامات',
  'أربعة حمّامات',
  'خمسة حمّامات',
  'ستة حمّامات',
  'سبعة حمّامات',
];
const NUMBERS_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const plural = (count: number, noun: string) =>
  `${NUMBERS_EN[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;

/** 1 to 7 rooms and bathrooms. */
export const roomsAndBaths = (rooms: number, bathrooms: number) => ({
  ar: `${ROOMS_AR[rooms] ?? ''} و${BATHS_AR[bathrooms] ?? ''}`,
  en: `${plural(rooms, 'bedroom')} and ${plural(bathrooms, 'bathroom')}`,
});
