export * from './brand.ts';
export * from './brand-logo.tsx';
export { BrandMark } from './brand-mark.tsx';
export * from './card-sign.tsx';
export * from './detail-sign.tsx';
export * from './language.ts';
export * from './map-base.ts';
export * from './property-defaults.ts';
export * from './riyal-symbol.tsx';
