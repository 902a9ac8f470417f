import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const MapPinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21s-6.8-6-6.8-11.2a6.8 6.8 0 0 1 13.6 0C18.8 15 12 21 12 21Z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </Icon>
);
