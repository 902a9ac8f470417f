export const locales = {
  ar: () => import('./ar.json'),
  en: () => import('./en.json'),
};
