import {
  CalendarIcon,
  ChartIcon,
  DocumentIcon,
  HomeIcon,
  SettingsIcon,
  UserIcon,
  UsersIcon,
} from '@shared/ui';

/** The portal's tabs in order; the last three have no content of their own (specification, section 2). */
export const SECTIONS = [
  { id: 'overview', Icon: HomeIcon },
  { id: 'lectures', Icon: UsersIcon },
  { id: 'sessions', Icon: UserIcon },
  { id: 'articles', Icon: DocumentIcon },
  { id: 'analytics', Icon: ChartIcon },
  { id: 'calendar', Icon: CalendarIcon },
  { id: 'settings', Icon: SettingsIcon },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

export const isSectionId = (value: string): value is SectionId => SECTIONS.some(({ id }) => id === value);
