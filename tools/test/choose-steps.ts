import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import { root } from '../repository/root.ts';
import { readWorkspaces } from '../repository/workspaces.ts';
import { affectedBy, declaredBy } from './affected.ts';
import { changesSinceMain } from './changes.ts';
import type { Step } from './schedule.ts';
import * as step from './steps.ts';

export interface Chosen {
  steps: readonly Step[];
  /** What this run does not do, in words. */
  leftOut: readonly string[];
}

const everything = (): readonly Step[] => [
  step.systemPackages,
  // The longest of those that take one core first.
  step.productionBuild,
  step.developmentBuild,
  step.types,
  step.format(),
  step.lint,
  step.unusedCode,
  step.circles,
  step.samplePictures,
  step.byteBudgets,
  step.unitTests(),
  step.endToEndTests(),
];

/** What end-to-end tests need before they can run. */
const forEndToEnd = [step.systemPackages, step.productionBuild, step.developmentBuild, step.samplePictures];

function matching(words: readonly string[]): Chosen {
  const suites = readdirSync(path.join(root, 'e2e')).filter((file) => file.endsWith('.test.ts'));
  const matched = suites.filter((file) => words.some((word) => `e2e/${file}`.includes(word)));
  const endToEnd = matched.length > 0 ? [...forEndToEnd, step.endToEndTests(matched)] : [];
  return {
    steps: [step.unitTests(words), ...endToEnd],
    leftOut: [`all but the tests whose path holds ${words.join(' or ')}; types, lint, format, unused code`],
  };
}

/** Folders with code that are no package of npm's. */
const OTHER_ROOMS = [{ folder: 'deploy', name: 'deploy', dependencies: [] }];

/** The kit of the end-to-end tests is in all of them; a suite that has changed is run whatever it looks at. */
function endToEndOf(
  files: readonly string[],
  folders: readonly string[],
): { step?: Step; leftOut: string[] } {
  const own = files.filter((file) => file.startsWith('e2e/'));
  const suites = own.filter((file) => /^e2e\/[^/]+\.test\.ts$/.test(file)).map((file) => path.basename(file));
  if (own.length > suites.length) return { step: step.endToEndTests(), leftOut: [] };
  const declared = readdirSync(path.join(root, 'e2e'))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) =>
      // A suite that says nothing is run: better once too often.
      (declaredBy(readFileSync(path.join(root, 'e2e', file), 'utf8'), REMOTE_NAMES) ?? folders).some(
        (folder) => folders.includes(folder),
      ),
    );
  const chosen = [...new Set([...suites, ...declared])];
  return {
    ...(chosen.length > 0 && { step: step.endToEndTests(chosen) }),
    leftOut: [`end-to-end suites that declare none of ${folders.join(', ')}`],
  };
}

function changed(): Chosen {
  const { since, files } = changesSinceMain();
  const workspaces = [...readWorkspaces(), ...OTHER_ROOMS];
  const { folders, everything: all } = affectedBy(files, workspaces);
  console.log(
    `${files.length} files have changed since ${since}; they affect ${folders.join(', ') || 'no package'}`,
  );
  if (all) {
    console.log('Some belong to no package: everything is run.');
    return { steps: everything(), leftOut: [] };
  }
  if (folders.length === 0) return { steps: [step.format(files)], leftOut: ['everything but the format'] };
  const endToEnd = endToEndOf(files, folders);
  return {
    steps: [
      step.types,
      step.lint,
      step.circles,
      step.format(files),
      step.unusedCode,
      step.unitTests(['--findRelatedTests', ...files]),
      ...(endToEnd.step ? [...forEndToEnd, endToEnd.step] : []),
    ],
    leftOut: ['unit tests that stand on none of the changed files', ...endToEnd.leftOut, 'byte budgets'],
  };
}

/** @param words of the command line: none for everything, `--changed`, or parts of paths */
export function chooseSteps(words: readonly string[]): Chosen {
  if (words.includes('--changed')) return changed();
  const named = words.filter((word) => !word.startsWith('--'));
  return named.length > 0 ? matching(named) : { steps: everything(), leftOut: [] };
}
