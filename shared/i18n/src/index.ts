export { createI18n } from './browser/create-i18n.ts';
export * from './public.ts';
