import type { Telling } from './telling.ts';

/** How long ago, with the moment itself for who points at it. */
export const Moment = ({ iso, telling: { ago, at } }: { iso: string; telling: Telling }) => (
  <time dateTime={iso} title={at(iso)}>
    {ago(iso)}
  </time>
);
