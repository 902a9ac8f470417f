import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const ChevronStartIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="m14.5 5-7 7 7 7" />
  </Icon>
);

export const ChevronEndIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="m9.5 5 7 7-7 7" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 9.5 7 7 7-7" />
  </Icon>
);

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 14.5 7-7 7 7" />
  </Icon>
);
