import type { Settings } from '@shared/api';
import { isRecord } from '@shared/contract';
import { queryOptions, useQuery } from '@shared/facades/query';
import { useChrome, type SettingsApi } from './chrome-context.ts';

const STORAGE_KEY = 'settings';

/** Contact and social data (specification, sections 3 and 7), refetched on each page load (section 4). */
export const settingsQuery = (api: SettingsApi) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => {
      const settings = await api.getSettings({ signal });
      storeSettings(settings);
      return settings;
    },
  });

function storeSettings(settings: Settings): void {
  if (typeof window === 'undefined') return;
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Blocked or full storage: the next visit starts from the server's answer.
  }
}

const areTexts = (values: readonly unknown[]) =>
  values.every((value) => value === undefined || typeof value === 'string');

/** Storage may hold what another version of the site, or anybody else, has left there. */
const isSettings = (value: unknown): value is Settings =>
  isRecord(value) &&
  areTexts([value['phone'], value['email'], value['address']]) &&
  isRecord(value['socialMedia']) &&
  areTexts(Object.values(value['socialMedia']));

/** What the last visit kept: shown until the API has answered (specification, section 4). */
export function storedSettings(): Settings | undefined {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isSettings(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The settings at hand; undefined until the first answer of a first visit. */
export function useSettings(): Settings | undefined {
  const { api } = useChrome();
  return useQuery(settingsQuery(api)).data;
}
