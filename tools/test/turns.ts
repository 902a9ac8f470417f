/**
 * Suites that work as much as they wait, within limits of the product's own or of a developer's patience: a release that is tried in the
 * site, builds that follow an edit, a bundle that loops. Beside another suite these would measure the machine.
 */
export const SUITES_ALONE: readonly string[] = [
  'behaviour.test.ts',
  'development.test.ts',
  'server-faults.test.ts',
];

/** Suites that run beside each other, by Playwright's projects. */
export interface Turn {
  projects: readonly string[];
  /** Empty for all of its projects. */
  suites: readonly string[];
}

/**
 * In which order end-to-end suites run: those beside each other first, then those alone.
 * @param chosen files below `e2e`. Default: all
 */
export function turnsOf(chosen: readonly string[] = []): readonly Turn[] {
  const turns = [
    {
      projects: ['counting', 'waiting', 'working'],
      suites: chosen.filter((suite) => !SUITES_ALONE.includes(suite)),
    },
    { projects: ['alone'], suites: chosen.filter((suite) => SUITES_ALONE.includes(suite)) },
  ];
  return chosen.length === 0 ? turns : turns.filter(({ suites }) => suites.length > 0);
}
