import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Compiler, Stats, StatsError } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { createTypeCheck } from '../types/type-check.ts';

/** What a part's development server builds, as one: whether it is through, and what is wrong. */
export interface PartBuilds {
  /** Follows a compiler; what `onBuilt` does with a build without errors is a part of building. */
  follow(compiler: Compiler, onBuilt: (stats: Stats) => Promise<void> | void): void;
  /** Resolves when nothing is being built, of what was saved before either. */
  settled(): Promise<void>;
  /** Has errors that the server's own compiler knows nothing of shown over its pages. */
  showOver(server: WebpackDevServer): void;
}

/** What is shown over the page. */
export const SHOWN = { errors: true, warnings: false, runtimeErrors: false };

/** A file that was saved just now is known as changed by then. */
const NOTICED_MS = 100;

/** Timers come before events that are there already: what the system has told of files is heard first. */
const noticed = () => new Promise<void>((resolve) => setTimeout(() => setImmediate(resolve), NOTICED_MS));

const FRAME = /^\s*(?:\d+\s*│|>?\s*\d+\s*\|)/m;

/** The line of the source, where the message does not show it. */
function sourceLine(folder: string, { message, moduleName, loc }: StatsError): string {
  const line = Number.parseInt(loc ?? '', 10);
  if (!moduleName || !line || FRAME.test(message)) return '';
  try {
    const file = path.resolve(folder, moduleName.split('!').at(-1) ?? '');
    return `\n  ${line} | ${readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''}`;
  } catch {
    return '';
  }
}

/** Without the stack of whoever has found the error. */
const describe =
  (folder: string) =>
  (error: StatsError): string => {
    const message = error.message
      .replace(/^Module build failed \(from [^)]*\):\n/, '')
      .replace(/\n+Caused by:[\s\S]*$/, '')
      .replaceAll(/\n\s+at .*/g, '')
      .trimEnd();
    return `${error.moduleName ?? ''}${error.loc ? `:${error.loc}` : ''}\n${message}${sourceLine(folder, error)}`;
  };

/** @param folder the part's, absolute: its types are checked after each build that has no other errors */
export function createPartBuilds(
  folder: string,
  print = (text: string) => console.error(text),
  createCheck = createTypeCheck,
): PartBuilds {
  /** With the number of the build that each is at: what is made of one may take until the next has begun. */
  const busy = new Map<Compiler, number>();
  let lastBuild = 0;
  const wrong = new Map<Compiler | 'types', readonly string[]>();
  const servers: WebpackDevServer[] = [];
  let waiting: (() => void)[] = [];

  /** What the compiler of a server does not tell its pages itself. */
  const unsaid = (server: WebpackDevServer) => {
    const said = new Set(wrong.get(server.compiler as Compiler));
    return [...new Set([...wrong.values()].flat())].filter((text) => !said.has(text));
  };
  function show(
    server: WebpackDevServer,
    clients: NonNullable<WebpackDevServer['webSocketServer']>['clients'],
  ) {
    // Colours are the terminal's: the overlay would make them styles, which the page's policy refuses.
    const errors = unsaid(server).map(stripVTControlCharacters);
    if (errors.length > 0) server.sendMessage(clients, 'errors', errors);
  }

  /** Both bundles and the type checker may find the same; it is said once for as long as it stands. */
  function report(source: Compiler | 'types', errors: readonly string[]): void {
    const known = new Set([...wrong.values()].flat());
    for (const text of new Set(errors)) if (!known.has(text)) print(text);
    const wasWrong = (wrong.get(source) ?? []).length > 0;
    wrong.set(source, errors);
    for (const server of servers) {
      const clients = server.webSocketServer?.clients ?? [];
      // Others' errors may be of a build that is being repeated.
      if (errors.length > 0) show(server, clients);
      // A page that was loaded before the check was through has been shown what it had found the last time.
      else if (source === 'types' && wasWrong && isBuilt()) server.sendMessage(clients, 'ok');
    }
  }
  const isBuilt = () =>
    busy.size === 0 && [...wrong].every(([source, errors]) => source === 'types' || errors.length === 0);
  const checkTypes = createCheck(folder, (errors) => {
    // Begun for what stood there before: a build that goes on, or has failed, is followed by another check.
    if (isBuilt()) report('types', errors);
  });

  function begin(compiler: Compiler): void {
    lastBuild += 1;
    busy.set(compiler, lastBuild);
  }

  function end(compiler: Compiler, build: number | undefined): void {
    if (busy.get(compiler) !== build) return;
    busy.delete(compiler);
    if (busy.size > 0) return;
    for (const go of waiting) go();
    waiting = [];
    if (isBuilt()) checkTypes();
  }

  return {
    follow(compiler, onBuilt) {
      begin(compiler);
      compiler.hooks.invalid.tap('builds', () => begin(compiler));
      compiler.hooks.watchRun.tap('builds', () => begin(compiler));
      compiler.hooks.failed.tap('builds', (error) => {
        report(compiler, [error.message]);
        end(compiler, busy.get(compiler));
      });
      compiler.hooks.done.tap('builds', (stats) => {
        const build = busy.get(compiler);
        const { errors = [] } = stats.toJson({ all: false, errors: true });
        report(compiler, errors.map(describe(folder)));
        const built = errors.length > 0 ? undefined : Promise.resolve(onBuilt(stats));
        void Promise.resolve(built)
          .catch((error: unknown) => report(compiler, [String(error)]))
          .finally(() => end(compiler, build));
      });
    },
    async settled() {
      await noticed();
      // What was saved during a build is noticed after it, and built anew.
      while (busy.size > 0) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        await noticed();
      }
    },
    showOver(server) {
      servers.push(server);
      server.webSocketServer?.implementation.on('connection', (client) => show(server, [client]));
    },
  };
}
