import { brand } from '@shared/brand';
import { useApi } from '@shared/remote-kit';
import { useQuery } from '@shared/facades/query';
import { settingsQuery } from '../data/settings.ts';

interface BrokeragePhone {
  phone: string;
  chat: string;
  /** Whether these are the brand's since the settings failed, which is said where they stand. */
  isFailed: boolean;
}

/** Numbers of the brokerage, from its settings as far as they say them. */
export function useBrokeragePhone(): BrokeragePhone {
  const { data, errorUpdateCount } = useQuery(settingsQuery(useApi()));
  const phone = data?.phone ?? brand.contact.phone;
  const account = data?.socialMedia.whatsapp ?? '';
  // An account may also be the address of a chat.
  const [, number = account] = /wa\.me\/(\d+)/.exec(account) ?? [];
  return {
    phone,
    chat: /^[+\d\s()-]{6,}$/.test(number) ? number : phone,
    isFailed: data === undefined && errorUpdateCount > 0,
  };
}
