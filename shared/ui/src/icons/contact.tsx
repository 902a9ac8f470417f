import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.6 4H5.5A1.5 1.5 0 0 0 4 5.6C4.7 13.4 10.6 19.3 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3.1l-4.2-1.7-1.7 2.1a13 13 0 0 1-5.9-5.9l2.1-1.7L8.6 4Z" />
  </Icon>
);

export const WhatsAppIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5Z" />
    <path
      d="M9.3 7.9c-.3-.1-.8 0-1.1.4-.5.6-.7 1.4-.3 2.5 1 2.5 2.9 4.4 5.4 5.3 1.1.3 1.9.1 2.5-.5.3-.4.4-.8.3-1.1l-2-1-1 1a6 6 0 0 1-2.8-2.8l1-.9-.2-.5Z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
    <path d="m4 7 8 6 8-6" />
  </Icon>
);

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.2-3.6-8.5S9.6 5.8 12 3.5Z" />
  </Icon>
);

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="3.8" />
    <path d="M4.5 20.5c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6" />
  </Icon>
);

export const UsersIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.3" />
    <path d="M2.8 19.5c.5-3.4 3-5.2 6.2-5.2s5.7 1.8 6.2 5.2M15.5 5.5a3.2 3.2 0 0 1 0 6M17.5 14.6c2 .6 3.3 2.3 3.7 4.9" />
  </Icon>
);
