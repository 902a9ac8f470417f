import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const LinkedInIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
    <path d="M8 10.5V16m0-8.5v.1M12 16v-5.5m0 2.5a2.2 2.2 0 0 1 4.3 0v3" />
  </Icon>
);

export const FacebookIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 20.5v-8h2.7l.5-3.2H14V7.5c0-1 .5-1.6 1.7-1.6h1.6V3.2a14 14 0 0 0-2.3-.2c-2.5 0-4 1.5-4 4.2v2.1H8v3.2h3v8h3Z" />
  </Icon>
);

export const InstagramIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
    <circle cx="12" cy="12" r="3.9" />
    <path d="M16.9 7.1v.1" />
  </Icon>
);

export const XIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h4l12 16h-4L4 4Zm1 16 6-6.6M19 4l-5.7 6.3" />
  </Icon>
);

export const TikTokIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 3.5v11.7a3.4 3.4 0 1 1-3.4-3.4M13.5 3.5c.3 2.7 2.3 4.6 5 4.8" />
  </Icon>
);
