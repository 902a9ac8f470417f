import { Console } from 'node:console';
import { Writable } from 'node:stream';

/** `LOG_FORMAT`: `text` for a terminal, `json` for what collects logs: each message one line, as Fastify writes its own. Default: text. */
export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Of Fastify's log. */
const INFO = 30;
const ERROR = 50;

interface LineConsoleOptions {
  format: LogFormat;
  /** Default: the process's own. */
  stdout?: NodeJS.WritableStream;
  /** Default: the process's own. */
  stderr?: NodeJS.WritableStream;
  /** What each message becomes. Default: it stays as it is. */
  bounded?(text: string): string;
  /** What a line of JSON has besides. Default: nothing. */
  besides?(): object;
}

/** A console for a program in which others' code writes too. */
export function lineConsole({
  format,
  stdout = process.stdout,
  stderr = process.stderr,
  bounded = (text) => text,
  besides = () => ({}),
}: LineConsoleOptions): Console {
  const asJson = (text: string, level: number) =>
    `${JSON.stringify({ level, time: Date.now(), ...besides(), msg: text.trimEnd() })}\n`;
  const writing = (target: NodeJS.WritableStream, level: number) =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        const text = bounded(chunk.toString());
        target.write(format === 'json' ? asJson(text, level) : text);
        done();
      },
    });
  return new Console({ stdout: writing(stdout, INFO), stderr: writing(stderr, ERROR) });
}
