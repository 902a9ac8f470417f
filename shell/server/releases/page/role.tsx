import type { ReleaseRole } from '../view.ts';
import type { Telling } from './telling.ts';

/** What visitors have of a release, as a mark. */
export const Role = ({
  role,
  percent,
  telling: { words, percent: say },
}: {
  role: ReleaseRole;
  /** Of a canary's visitors. */
  percent?: number | undefined;
  telling: Telling;
}) => (
  <span className={`role ${role}`}>
    {words.roles[role]}
    {percent !== undefined && ` ${say(percent / 100)}`}
  </span>
);
