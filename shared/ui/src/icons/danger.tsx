import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const DangerIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.3m0 3.3v.1" />
  </Icon>
);
