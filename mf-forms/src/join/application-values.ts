import type { BrokerApplication } from '@shared/api';

/** Values of the experience list as the API reads them, with the keys of their labels (specification, section 9). */
export const EXPERIENCE = [
  { value: '0', label: 'none' },
  { value: '3-1', label: 'one_to_three' },
  { value: '5-3', label: 'three_to_five' },
  { value: '10-5', label: 'five_to_ten' },
  { value: 'أكثر من 10', label: 'more' },
] as const;

export const EMPTY_APPLICATION: BrokerApplication = { name: '', phone: '', experience: '0', license: false };
