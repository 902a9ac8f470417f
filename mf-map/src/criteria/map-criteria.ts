import { ADD_TYPES, type AddType } from '@shared/api';
import type { Area } from '../area/area.ts';
import { readArea, writeArea } from '../area/area-text.ts';

/** What an address of the map asks for: `/map?offer=rent&area=…&page=2`. */
export interface MapCriteria {
  /** Default: both deals. */
  offer: AddType | undefined;
  /** Default: everywhere. */
  area: Area | undefined;
  /** An area was asked for and cannot be read: everything is shown, and that is said. */
  isUnreadable: boolean;
  /** From 1. Default: 1. */
  page: number;
}

export const MAP_PATH = '/map';

/** Beyond it no list goes. */
const LAST_PAGE = 40_000;

export function readMapCriteria(search: URLSearchParams): MapCriteria {
  const text = search.get('area') ?? '';
  const area = text === '' ? undefined : readArea(text);
  const page = search.get('page') ?? '';
  return {
    offer: ADD_TYPES.find((offer) => offer === search.get('offer')),
    area,
    isUnreadable: text !== '' && !area,
    page: /^[1-9]\d{0,6}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

/** The query of an address, in one order, without what is not asked for. */
export function writeMapCriteria({ offer, area, page }: Omit<MapCriteria, 'isUnreadable'>): URLSearchParams {
  return new URLSearchParams({
    ...(offer && { offer }),
    ...(area && { area: writeArea(area) }),
    ...(page > 1 && { page: String(page) }),
  });
}

export function mapAddress(criteria: Omit<MapCriteria, 'isUnreadable'>): string {
  const query = writeMapCriteria(criteria).toString();
  return query === '' ? MAP_PATH : `${MAP_PATH}?${query}`;
}
