import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10ZM10 20a2.2 2.2 0 0 0 4 0" />
  </Icon>
);

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.3-4 5.8-.7L12 3.8Z" />
  </Icon>
);
