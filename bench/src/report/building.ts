import type { Building } from '../measures/building.ts';
import { atMost, type Bar } from './bar.ts';
import { number, section, table } from './print.ts';

export function reportBuilding({ remotes, remote, whole: single }: Building): Bar[] {
  section(
    'a change to one remote (seconds, cold)',
    table(
      ['what', 's'],
      [...Object.entries(remotes), ['the whole site as one bundle, browser only', single] as const].map(
        ([name, seconds]) => [name, number(seconds)],
      ),
    ),
  );
  return [atMost('cold build of one remote', remote, 8, { unit: 's' })];
}
