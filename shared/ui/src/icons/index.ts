// Of what stands in one file a page carries all that its remote uses somewhere: what nearly every page needs stands apart.
export { Icon } from './icon.tsx';
export type { IconProps } from './icon.tsx';
export * from './actions.tsx';
export * from './arrows.tsx';
export * from './chevrons.tsx';
export * from './contact.tsx';
export * from './danger.tsx';
export * from './map-pin.tsx';
export * from './marks.tsx';
export * from './property.tsx';
export * from './rooms.tsx';
export * from './social.tsx';
export * from './status.tsx';
