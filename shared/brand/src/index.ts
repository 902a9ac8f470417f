export * from './brand.ts';
export * from './brand-logo.tsx';
export { BrandMark } from './brand-mark.tsx';
export * from './currency-marks.ts';
export * from './currency-sign.tsx';
export * from './language.ts';
export * from './property-defaults.ts';
export * from './riyal-symbol.tsx';
