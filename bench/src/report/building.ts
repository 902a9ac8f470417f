import type { Building, Figure } from '../measures/building.ts';
import { atMost, type Bar } from './bar.ts';
import { number, section, table } from './print.ts';

export function reportBuilding({ builds, cold, first, changed, single, ofSingle }: Building): Bar[] {
  const row = (
    what: string,
    { middle, spread }: Figure,
    read: (built: Building['builds'][number]) => number,
  ) => [what, number(middle), spread.map(number).join(' to '), ...builds.map((built) => number(read(built)))];
  section(
    'a change to one remote (seconds, from the start of the command to its end)',
    table(
      ['what', 's', 'spread', ...builds.map(({ remote }) => remote)],
      [
        row('cold, no cache kept', cold, (built) => built.cold),
        row('the whole site as one bundle, browser only, the same', single, (built) => built.single),
        row('cold, cache kept for the next build', first, (built) => built.first),
        row('after one changed line', changed, (built) => built.changed),
      ],
    ),
  );
  return [
    atMost('cold build of one remote, of the single bundle', ofSingle.middle, 0.8, {
      spread: ofSingle.spread,
    }),
    atMost('build of one remote after one changed line', changed.middle, 3, {
      unit: 's',
      spread: changed.spread,
    }),
  ];
}
