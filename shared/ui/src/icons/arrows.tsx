import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const ArrowStartIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M20 12H4m6.5-6.5L4 12l6.5 6.5" />
  </Icon>
);

export const ArrowEndIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M4 12h16m-6.5-6.5L20 12l-6.5 6.5" />
  </Icon>
);

export const ExternalIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M13.5 4H20v6.5M20 4l-9 9M17.5 14v4.5A1.5 1.5 0 0 1 16 20H5.5A1.5 1.5 0 0 1 4 18.5V8a1.5 1.5 0 0 1 1.5-1.5H10" />
  </Icon>
);
