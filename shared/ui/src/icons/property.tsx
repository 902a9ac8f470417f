import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5 11 8.5-7 8.5 7M6 9v10a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9M10 20v-5.5h4V20" />
  </Icon>
);

export const BuildingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 20.5v-16a1 1 0 0 1 1-1h7.5a1 1 0 0 1 1 1v16M14.5 9.5H18a1 1 0 0 1 1 1v10M3 20.5h18M8.3 7.5h2.9m-2.9 4h2.9m-2.9 4h2.9" />
  </Icon>
);

export const VillaIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 20.5h18M4.5 20.5v-8h6m-6 0L3.5 12l5-4 2 1.5M10.5 20.5v-13h9v13M9.5 7.5h11M13 11h4m-4 3.5h4M7 20.5V16.5" />
  </Icon>
);

export const OfficeIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="8" width="17" height="11.5" rx="1.5" />
    <path d="M8.5 8V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5V8M3.5 13h17M12 12v2" />
  </Icon>
);

export const ShopIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 11.5v8a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-8M4.8 3.5h14.4l1.8 5.3a2.9 2.9 0 0 1-3 2.7 3 3 0 0 1-3-2.2 3 3 0 0 1-3 2.2 3 3 0 0 1-3-2.2 3 3 0 0 1-3 2.2 2.9 2.9 0 0 1-3-2.7l1.8-5.3ZM9.5 20.5v-5h5v5" />
  </Icon>
);

export const WarehouseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 20.5V9L12 4l8.5 5v11.5M7 20.5v-8h10v8M7 15.2h10M7 18h10" />
  </Icon>
);

export const LandIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v8m0-8 4.5 1.8L12 8.6M3.5 16.5 9 13m6 0 5.5 3.5L12 21l-8.5-4.5" />
  </Icon>
);

export const KeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="15.5" r="4.3" />
    <path d="m11.2 12.4 8.3-8.4M16 7.5l2.8 2.8M13.5 10l1.8 1.8" />
  </Icon>
);

export const FloorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.5 8.5 4.3L12 12 3.5 7.8 12 3.5ZM3.5 12.2 12 16.5l8.5-4.3M3.5 16.5 12 20.8l8.5-4.3" />
  </Icon>
);

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="4.5" width="17" height="15" rx="1.5" />
    <circle cx="8.7" cy="9.5" r="1.7" />
    <path d="m4 17 5-4.5 3.5 3 3.5-4 4.5 4.7" />
  </Icon>
);

export const TagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5.5v6.2a1.5 1.5 0 0 0 .4 1l7 7a1.5 1.5 0 0 0 2.1 0l6.2-6.2a1.5 1.5 0 0 0 0-2.1l-7-7a1.5 1.5 0 0 0-1-.4H5.5A1.5 1.5 0 0 0 4 5.5Z" />
    <circle cx="8.5" cy="8.5" r="1.2" />
  </Icon>
);

export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5Zm0 0v5h5M9 12.5h6m-6 4h6" />
  </Icon>
);

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16M7 16.5v-4m5 4v-10m5 10V9" />
  </Icon>
);

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3" />
    <path d="m12 3.5 7.4 4.25v8.5L12 20.5l-7.4-4.25v-8.5L12 3.5Z" />
  </Icon>
);
