import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository/root.ts';
import { sum } from '../test/count.ts';
import { chooseSteps } from '../test/choose-steps.ts';
import { schedule, slowestFiles } from '../test/schedule.ts';
import { RESULTS_FOLDER } from '../test/steps.ts';

/**
 * `npm test` runs everything; `npm test -- <words>` the tests whose path holds one of the words; `npm test -- --changed`
 * what a change since `main` can affect. The last line is `N passed, N failed`.
 */
const { steps, leftOut } = chooseSteps(process.argv.slice(2));
const SLOWEST = 10;
const seconds = (value: number) => `${value.toFixed(0).padStart(5)} s`;

rmSync(path.join(root, RESULTS_FOLDER), { recursive: true, force: true });
const started = performance.now();
const results = await schedule(steps, {
  onResult({ name, passed, failed, seconds: taken }, output) {
    if (output) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
    console.log(`── ${name}: ${passed} passed, ${failed} failed (${taken.toFixed(0)} s)`);
  },
});
const total = sum(results);

const slowest = slowestFiles(results, SLOWEST);
if (slowest.length > 0) console.log(`\nThe slowest files:`);
for (const file of slowest) console.log(`${seconds(file.seconds)}  ${file.name}`);
console.log('\nSeconds of each step:');
for (const result of results)
  console.log(`${seconds(result.seconds)}  ${result.name}${result.failed > 0 ? ' FAILED' : ''}`);
console.log(`${seconds((performance.now() - started) / 1000)}  in all, after installing`);
for (const line of leftOut) console.log(`left out: ${line}`);
if (results.some(({ name, failed }) => name === 'end to end' && failed > 0))
  console.log(`Screenshots, traces and the sites' output of what failed are in ${RESULTS_FOLDER}/`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
