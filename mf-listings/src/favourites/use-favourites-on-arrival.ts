import { useState } from 'react';
import { favourites } from './favourites.ts';
import { useStoredIds } from '../storage/use-stored-ids.ts';

/**
 * The favourites as they were when the page was opened: one that is taken back stays in its place, where a slip of
 * the finger can be mended and the focus is not lost. Undefined while they are not known.
 */
export function useFavouritesOnArrival(): readonly string[] | undefined {
  const ids = useStoredIds(favourites);
  const [arrived, setArrived] = useState(ids);
  if (arrived === undefined && ids !== undefined) setArrived(ids);
  return arrived;
}
