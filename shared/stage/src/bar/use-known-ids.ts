import { useEffect, useState } from 'react';
import { createApi, type Api } from '@shared/api';
import { createHttpClient } from '@shared/api/http';
import type { RouteId } from '@shared/contract';

export interface KnownId {
  id: string;
  name: string;
}

const MOST = 20;

/** Where the ids of a page with a parameter come from. */
const SOURCES: Readonly<Partial<Record<RouteId, (api: Api) => Promise<KnownId[]>>>> = {
  property: async (api) => {
    const { items } = await api.listSale({ limit: MOST });
    return items.map(({ _id, name_en, name_ar }) => ({ id: _id, name: name_en ?? name_ar ?? '' }));
  },
  article: async (api) => {
    const { items } = await api.listPosts({ limit: MOST });
    return items.map(({ _id, title }) => ({ id: _id, name: title ?? '' }));
  },
};

/** Some ids that the live API has, to choose from; none while it has not answered. */
export function useKnownIds(routeId: string): readonly KnownId[] {
  const [known, setKnown] = useState<readonly KnownId[]>([]);
  useEffect(() => {
    let wanted = true;
    void SOURCES[routeId as RouteId]?.(createApi(createHttpClient())).then(
      (ids) => wanted && setKnown(ids),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [routeId]);
  return known;
}
