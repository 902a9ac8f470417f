import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const BedIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 19.5v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5M3 17h18M5 12.5v-6A1.5 1.5 0 0 1 6.5 5h11A1.5 1.5 0 0 1 19 6.5v6M8 12.5v-2A1 1 0 0 1 9 9.5h6a1 1 0 0 1 1 1v2" />
  </Icon>
);

export const BathIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 12.5h17v2a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-2ZM6.5 12.5V6a2.3 2.3 0 0 1 4.5-.6M9.3 6.8l3-1.3M7.5 19.5l-.8 1.5m9.8-1.5.8 1.5" />
  </Icon>
);

export const AreaIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9m6 0h3.5A1.5 1.5 0 0 1 20 5.5V9m0 6v3.5a1.5 1.5 0 0 1-1.5 1.5H15m-6 0H5.5A1.5 1.5 0 0 1 4 18.5V15M8.5 15.5l7-7m-4 0h4v4" />
  </Icon>
);
