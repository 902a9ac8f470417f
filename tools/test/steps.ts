import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildParts, BUILT, PARTS } from '../repository/build-parts.ts';
import { root } from '../repository/root.ts';
import { installSystemPackages } from '../machine/system-packages.ts';
import { drawSamplePictures } from '../site/sample-pictures.ts';
import { describeLocalSite } from '../site/services.ts';
import { FAILED, PASSED, sum, type Count } from './count.ts';
import { runProgram, type ProgramOptions } from '../repository/program.ts';
import type { Step } from './schedule.ts';
import { turnsOf, type Turn } from './turns.ts';

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const node = process.execPath;

/** Where a failed end-to-end test leaves screenshot, trace and the sites' output. */
export const RESULTS_FOLDER = 'test-results';

/** A check that passes or fails as a whole counts as one. */
function check(name: string, command: string, args: readonly string[], more: Partial<Step> = {}): Step {
  return {
    name,
    ...more,
    async run() {
      const { status, output } = await runProgram(command, args);
      return { ...(status === 0 ? PASSED : FAILED), output: status === 0 ? '' : output };
    },
  };
}

/** A step that others need; what it throws fails it. */
function prepare(name: string, task: () => Promise<void> | void, more: Partial<Step> = {}): Step {
  return {
    name,
    ...more,
    async run() {
      try {
        await task();
        return PASSED;
      } catch (error) {
        return { ...FAILED, output: `${error instanceof Error ? error.message : String(error)}\n` };
      }
    },
  };
}

/** Runs a program that writes its result as JSON to the path that it is given. */
async function readResult(
  args: (file: string) => readonly [command: string, args: readonly string[], more?: ProgramOptions],
): Promise<{ status: number; result: unknown } | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  const file = path.join(folder, 'result.json');
  try {
    const [command, words, more] = args(file);
    const { status } = await runProgram(command, words, { live: true, ...more });
    return { status, result: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that ends badly without a failed test has failed all the same. */
const withStatus = (count: Count, status: number): Count =>
  status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    name: string;
    startTime: number;
    endTime: number;
    /** `invocations` is how often a test was tried; `null` where it did not come to that. */
    assertionResults: readonly { fullName: string; status: string; invocations: number | null }[];
  }[];
}

/** Tests that did not pass at once, but when they were tried again, in words. */
const onSecondTry = ({ testResults }: JestResult): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && (invocations ?? 1) > 1)
      .map(({ fullName }) => `  ${fullName}  (${path.relative(root, name)})`),
  );

export const types = check('types', node, ['--import', 'tsx', 'tools/commands/types.ts']);
export const lint = check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
export const circles = check('circles', node, ['--import', 'tsx', 'tools/commands/circles.ts']);
export const format = (files: readonly string[] = ['.']) =>
  check('format', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files]);
export const unusedCode = check('unused code', bin('knip'), []);
export const systemPackages = prepare('system packages', installSystemPackages);
// One process each: the two builds and the checks share the cores among themselves.
export const productionBuild = prepare('production build', () =>
  buildParts(BUILT, { development: false, force: false, processes: 1 }),
);
export const developmentBuild = prepare('development build', () =>
  buildParts(PARTS, { development: true, force: false, processes: 1 }),
);
/** What the sample site shows; drawn once and kept. */
export const samplePictures = prepare(
  'sample pictures',
  async () => {
    const { sampleListings } = describeLocalSite({ environment: {}, build: 'dist', developed: [] });
    await drawSamplePictures(sampleListings, 'first').ended;
  },
  { cores: 2 },
);
export const byteBudgets = check('byte budgets', node, ['--import', 'tsx', 'bench/src/check-budgets.ts'], {
  after: ['production build'],
});

/** @param args Jest's own, for a choice of tests. Default: all of them. */
export const unitTests = (args: readonly string[] = []): Step => ({
  name: 'unit and contract',
  cores: 2,
  after: ['system packages'],
  async run() {
    const ended = await readResult((file) => [
      node,
      [
        // Pages leave much behind at once: with room for it (16 MB by itself) an eighth of their tests' time is saved.
        '--max-semi-space-size=64',
        // Code of a test file is gone before most of what V8 makes faster, once it has run for some time, has paid.
        '--interrupt-budget=1000000',
        bin('jest'),
        ...['--json', '--outputFile', file, '--maxWorkers=3', '--passWithNoTests', ...args],
      ],
    ]);
    if (!ended) return FAILED;
    const result = ended.result as JestResult;
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = result;
    const again = onSecondTry(result);
    if (again.length > 0)
      console.log(
        ['Passed on the second try only, a fault of the test or of what it tests:', ...again].join('\n'),
      );
    const files = testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }));
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return withStatus({ passed: numPassedTests, failed, files }, ended.status);
  },
});

/** @param suites their files below `e2e`. Default: all of them. */
export const endToEndTests = (suites: readonly string[] = []): Step => ({
  name: 'end to end',
  cores: 2,
  after: ['system packages', 'production build', 'development build', 'sample pictures'],
  async run() {
    const counts: Count[] = [];
    for (const turn of turnsOf(suites)) counts.push(await runTurn(turn));
    return sum(counts);
  },
});

async function runTurn({ projects, suites }: Turn): Promise<Count> {
  // Files first: what follows a project's name is taken for another one.
  const chosen = [...suites, ...projects.flatMap((project) => ['--project', project])];
  const ended = await readResult((file) => [
    bin('playwright'),
    ['test', '-c', 'e2e', '--pass-with-no-tests', ...chosen],
    { environment: { E2E_RESULT: file } },
  ]);
  if (!ended) return FAILED;
  const { passed, failed, files = [] } = ended.result as Count;
  const named = files.map(({ name, seconds }) => ({ name: `e2e/${name}`, seconds }));
  return withStatus({ passed, failed, files: named }, ended.status);
}
