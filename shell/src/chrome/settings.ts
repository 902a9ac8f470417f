import type { ApiError, Settings } from '@shared/api';
import { isRecord } from '@shared/contract';
import { queryOptions, useQuery, type QueryClient } from '@shared/facades/query';
import { useChrome, type SettingsApi } from './chrome-context.ts';

const STORAGE_KEY = 'settings';
const FAILURE_KEY = 'settings-failure';

/** Arabic in both languages, as the specification has it (section 8); what a visitor reads is said by each place itself. */
const FALLBACK_MESSAGE = 'حدث خطأ أثناء جلب المعلومات';

/** Contact and social data (specification, sections 3 and 7), refetched on each page load (section 4). */
export const settingsQuery = (api: SettingsApi) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => {
      try {
        const settings = await api.getSettings({ signal });
        store(STORAGE_KEY, JSON.stringify(settings));
        store(FAILURE_KEY, undefined);
        return settings;
      } catch (error) {
        if (!signal.aborted) store(FAILURE_KEY, messageOf(error));
        throw error;
      }
    },
  });

/** The server's message, or the fallback. */
function messageOf(error: unknown): string {
  const { failure } = error as Partial<ApiError>;
  return (failure?.kind === 'status' && failure.message) || FALLBACK_MESSAGE;
}

/** Refetches the settings; whether that succeeded (specification, section 8). */
export const renewSettings = (client: QueryClient, api: SettingsApi): Promise<boolean> =>
  client.fetchQuery({ ...settingsQuery(api), staleTime: 0 }).then(
    () => true,
    () => false,
  );

function store(key: string, text: string | undefined): void {
  if (typeof window === 'undefined') return;
  try {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
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

/** The settings at hand, undefined until the first answer of a first visit; whether there are none since they failed. */
export function useSettings(): { settings: Settings | undefined; isFailed: boolean } {
  const { api } = useChrome();
  const { data, errorUpdateCount } = useQuery(settingsQuery(api));
  return { settings: data, isFailed: data === undefined && errorUpdateCount > 0 };
}
