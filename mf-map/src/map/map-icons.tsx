import { Icon, type IconProps } from '@shared/ui';

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);

/** A line drawn by hand round something. */
export const DrawIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.5 18.5c-5 .6-8.5-1.6-8.5-5.4C4 8.600 8.500 4.500 13 4.500c4 0 7 2.200 7 5.700 0 1.500-.5 2.800-1.400 4" />
    <path d="m14.500 19.500.6-2.800 4.700-4.700 2.200 2.200-4.700 4.700z" />
  </Icon>
);

/** Arrows to the corners: everything in sight. */
export const WholeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
  </Icon>
);
