import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildParts, PARTS } from './build-step.ts';
import { root } from './services.ts';
import { installSystemPackages } from './system-packages.ts';

/** What one step of the test command counts. */
interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  run(): Count;
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** A check that passes or fails as a whole counts as one. */
function check(name: string, command: string, args: readonly string[]): Step {
  return {
    name,
    run() {
      const { status } = spawnSync(command, [...args], { cwd: root, stdio: 'inherit' });
      return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/** A step that the others need; what it throws fails it. */
function prepare(name: string, task: () => void): Step {
  return {
    name,
    run() {
      try {
        task();
        return { passed: 1, failed: 0 };
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        return { passed: 0, failed: 1 };
      }
    },
  };
}

function jest(name: string, args: readonly string[]): Step {
  return {
    name,
    run() {
      const folder = mkdtempSync(path.join(tmpdir(), 'jest-'));
      const output = path.join(folder, 'result.json');
      try {
        const options = ['--json', '--outputFile', output, ...args];
        const { status } = spawnSync(bin('jest'), options, {
          cwd: root,
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        const result = JSON.parse(readFileSync(output, 'utf8')) as {
          numPassedTests: number;
          numFailedTests: number;
          numRuntimeErrorTestSuites: number;
          numTotalTests: number;
        };
        const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
        if (result.numTotalTests === 0) console.error('no test was run');
        const wentWrong = (status !== 0 || result.numTotalTests === 0) && failed === 0;
        return { passed: result.numPassedTests, failed: failed + (wentWrong ? 1 : 0) };
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        return { passed: 0, failed: 1 };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

const steps: readonly Step[] = [
  prepare('system packages', installSystemPackages),
  check('types', process.execPath, ['--import', 'tsx', 'deploy/local/types.ts']),
  check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
  check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  check('unused code', bin('knip'), []),
  jest('unit and contract', ['--selectProjects', 'browser', 'node']),
  prepare('production build', () => buildParts(PARTS, { development: false, force: false })),
  check('byte budgets', process.execPath, ['--import', 'tsx', 'bench/src/check-budgets.ts']),
  prepare('development build', () => buildParts(PARTS, { development: true, force: false })),
  // A server that a failed test left behind must not keep the run from ending.
  jest('end to end', ['--selectProjects', 'e2e', '--runInBand', '--forceExit']),
];

const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const { passed, failed } = step.run();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `   ${step.name}: ${passed} passed, ${failed} failed (${((performance.now() - started) / 1000).toFixed(0)} s)`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
