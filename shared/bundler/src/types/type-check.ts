import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The compiler itself: its command starts it in one more process, which goes on when the command is ended. */
function compilerProgram(): string {
  const own = createRequire(require.resolve('typescript/package.json'));
  const built = own.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
  return path.join(path.dirname(built), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
}

/** `--pretty` shows the line of each error below it, and counts them at the end. */
const errorsIn = (output: string) =>
  output
    .replace(/\n+Found \d+ errors?[\s\S]*$/, '')
    .split(/\n\n(?=[^\n]*error[^\n]{0,20} TS\d+)/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/**
 * The errors in the types of a part, each with the line of its source; none when all is well. In a process of its own, which ends
 * with this one.
 * @param isPatient whether all else that the machine does comes first; default: false
 */
export async function typeErrors(folder: string, isPatient = false): Promise<string[]> {
  const child = spawn(compilerProgram(), ['-p', folder, '--pretty', '--singleThreaded'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  // Nobody reads what is found later, and it would go on for seconds: in a folder that may be gone by then.
  // It heeds no request to end while it reads or writes.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      process.off('exit', end);
      const errors = errorsIn(output);
      // What it says in no form that is known here is no reason to believe that all is well.
      resolve(errors.length > 0 || status === 0 ? errors : [output]);
    });
  });
}

/** Checks the types of a part whenever it is asked to; what is asked for meanwhile is done once, after it. */
export function createTypeCheck(folder: string, onChecked: (errors: readonly string[]) => void): () => void {
  let isRunning = false;
  let isAskedFor = false;

  async function check(): Promise<void> {
    isAskedFor = isRunning;
    if (isRunning) return;
    isRunning = true;
    const errors = await typeErrors(folder, true).catch((error: unknown) => [
      `types are not checked: ${String(error)}`,
    ]);
    isRunning = false;
    if (isAskedFor) await check();
    else onChecked(errors);
  }
  return () => void check();
}
