import { ADD_TYPES } from '@shared/api';
import type { PageContext } from '@shared/remote-kit';
import { criteriaFor, rentScope, saleScope } from '../search/listing-scope.ts';
import { feedQuery } from './feed.ts';
import { firstViewQuery } from './first-view.ts';

/**
 * The two background actions of the start-up: both lists (specification, section 7; decisions, "Calls"), or the first page of each
 * where the API pages them by itself.
 */
export default function startUpQueries({ api }: Pick<PageContext, 'api'>) {
  if (!api.offers('lists.search')) return ADD_TYPES.map((addType) => feedQuery(api, addType));
  const plain = new URLSearchParams();
  return [saleScope, rentScope].map((scope) => firstViewQuery(api, scope, criteriaFor(scope, plain, api)));
}
