export { Icon } from './icon.tsx';
export type { IconProps } from './icon.tsx';
export * from './actions.tsx';
export * from './arrows.tsx';
export * from './contact.tsx';
export * from './property.tsx';
export * from './social.tsx';
export * from './status.tsx';
