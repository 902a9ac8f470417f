import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository/root.ts';
import { SUITES_ALONE, turnsOf } from './turns.ts';

describe('the turns of end-to-end suites', () => {
  it('are those beside each other, then those alone', () => {
    expect(turnsOf().map(({ projects, suites }) => [projects.at(-1), suites])).toEqual([
      ['working', []],
      ['alone', []],
    ]);
  });

  it('are of the suites that are chosen: none is begun for nothing', () => {
    expect(turnsOf(['errors.test.ts'])).toMatchObject([{ suites: ['errors.test.ts'] }]);
    expect(turnsOf(['behaviour.test.ts'])).toMatchObject([
      { projects: ['alone'], suites: ['behaviour.test.ts'] },
    ]);
    expect(turnsOf(['behaviour.test.ts', 'errors.test.ts']).map(({ suites }) => suites)).toEqual([
      ['errors.test.ts'],
      ['behaviour.test.ts'],
    ]);
  });

  it.each(SUITES_ALONE)('have %s, which exists', (suite) => {
    expect(existsSync(path.join(root, 'e2e', suite))).toBe(true);
  });
});
