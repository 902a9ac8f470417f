import { spawn } from 'node:child_process';
import { root } from './root.ts';

export interface ProgramRun {
  /** 0 when all is well; 1 when a signal ended it. */
  status: number;
  /** Everything that it has printed; empty where it went straight to the terminal. */
  output: string;
}

export interface ProgramOptions {
  /** Relative to the repository. Default: the repository. */
  folder?: string;
  /** Default: nothing but what this process has. */
  environment?: Readonly<Record<string, string>>;
  /** Prints as it runs instead of handing the output over. Default: false. */
  live?: boolean;
}

/** Runs a program to its end; never rejects. */
export function runProgram(
  command: string,
  args: readonly string[],
  { folder = '.', environment = {}, live = false }: ProgramOptions = {},
): Promise<ProgramRun> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: `${root}/${folder}`,
      env: { ...process.env, ...environment },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', ({ message }) => resolve({ status: 1, output: `${output}${message}\n` }));
    child.once('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
