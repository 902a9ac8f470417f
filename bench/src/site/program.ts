import { spawn } from 'node:child_process';

const READY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 5000;

export interface ProgramOptions {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  /** On top of this process's own, without its NODE_ENV. Default: nothing. */
  environment?: Readonly<Record<string, string>>;
  /** Whether it answers already. */
  isReady(): Promise<boolean>;
}

/** A program that a measurement needs, as a process of its own. */
export interface Program {
  pid: number;
  /** What it has printed, newest last. */
  output: string[];
  stop(): Promise<void>;
}

/** What ends the programs that run now. */
const ends = new Set<() => void>();
process.once('exit', () => ends.forEach((end) => end()));

/** Starts a program and resolves when it answers; whatever happens, it does not outlive this process. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { name, command, args, cwd, environment, isReady } = options;
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, NODE_ENV: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.push(...text.split('\n').filter((line) => line.trim()));
      output.splice(0, output.length - 200);
    });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  // Asked, not killed: nginx would leave its workers behind.
  const end = () => child.kill('SIGTERM');
  ends.add(end);
  const program: Program = {
    pid: child.pid ?? 0,
    output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        end();
        const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
        await ended;
        clearTimeout(timer);
      }
      ends.delete(end);
    },
  };
  const limit = Date.now() + READY_LIMIT_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > limit) {
      await program.stop();
      throw new Error(`${name} did not start:\n${output.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return program;
}

/** Whether an address answers with success. */
export const answersAt = (url: string) => async (): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
};
