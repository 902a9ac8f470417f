import { ADD_TYPES } from '@shared/api';
import { useApi } from '@shared/remote-kit';
import { useQueryClient } from '@shared/query';
import { useEffect } from 'react';
import { feedQuery } from './feed.ts';
import { whenIdle } from './when-idle.ts';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The two background actions of the start-up: both lists, fetched when the browser is idle (specification,
 * section 7; decisions, "Calls"). A failure is silent: who needs the list asks again, and says so.
 */
export function useStartUpPrefetch(): void {
  const api = useApi();
  const client = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        if (savesData()) return;
        for (const addType of ADD_TYPES) void client.prefetchQuery(feedQuery(api, addType));
      }),
    [api, client],
  );
}
