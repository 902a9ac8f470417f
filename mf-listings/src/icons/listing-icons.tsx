import { Icon, type IconProps } from '@shared/ui';

/** Two columns beside each other. */
export const CompareIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="4.5" width="7" height="15" rx="1.5" />
    <rect x="13.5" y="4.5" width="7" height="15" rx="1.5" />
    <path d="M6 8.5h2m8 0h2M6 12h2m8 0h2" />
  </Icon>
);

export const ExpandIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5" />
  </Icon>
);

export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 8.5V4h9v4.5M7.5 16.5H5.5A1.5 1.5 0 0 1 4 15v-5a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 10v5a1.5 1.5 0 0 1-1.5 1.5h-2M7.5 13.5h9V20h-9z" />
  </Icon>
);
