import {
  framesOf,
  matchRoute,
  withoutVisitor,
  type ErrorFrame,
  type ErrorReport,
  type Route,
} from '@shared/contract';
import { withoutValues } from '../../src/errors/without-values.ts';
import { limitLog } from '../log/limited-log.ts';
import type { OwnedError } from './error-group.ts';
import { findOwner, type KnownScripts } from './find-owner.ts';

/** Who floods the endpoint fills neither disk nor log. */
const LINES_PER_MINUTE = 120;
/** Errors that wait for their maps; more are left out. */
const MOST_WAITING = 200;

/** What went wrong while a release was rendered. */
export interface RenderingError {
  remote: string;
  /** As `0.1.0-1a2b3c4d`. */
  release: string;
  /** The stack, or the sentence that says what was wrong. */
  text: string;
  /** What was asked for. Default: nothing yet, the bundle was being loaded. */
  pathname?: string;
  /** As `?q=villa`: what a visitor asked for is taken out. Default: none. */
  search?: string;
  /** Routes of its release beside the table. Default: none. */
  guests?: readonly Route[];
}

/** Takes errors from wherever they come, finds whose each is, and passes it on. Nothing throws, nobody waits. */
export interface ErrorDesk {
  reported(reports: readonly ErrorReport[], browser: string): void;
  rendering(error: RenderingError): void;
  /** Resolves when all that has come was passed on. */
  close(): Promise<void>;
}

export interface ErrorDeskPorts {
  scripts: KnownScripts;
  /** Keeps them, or hands them on. */
  pass(errors: readonly OwnedError[], at: string): Promise<void>;
  log(line: string): void;
  /** Default: now. */
  now?(): Date;
}

/** What there is to find an owner by, and what is said already. */
type Unowned = Omit<OwnedError, 'owner' | 'release' | 'place' | 'library' | 'stack'> & {
  frames: readonly ErrorFrame[];
  source: string;
};

/** In the place of a route: nothing was asked for. */
const AT_START = 'start';

const NAMED = /^(?:Uncaught )?([A-Z]\w{0,58}): ?(.*)$/s;

/** What stands before a stack's first place. */
function headOf(text: string, search: string): { name: string; message: string } {
  const [line = ''] = text.split(/\n\s+at /);
  const [, name = 'Error', message = line] = NAMED.exec(line) ?? [];
  const asked = [...new URLSearchParams(search).values()];
  return { name, message: withoutVisitor(withoutValues(message, asked)).slice(0, 300) };
}

/** A worker has its bundle as `…/mf-blog/0.1.0-1a2b3c4d.cjs`. */
const bundleFrames = (text: string, { remote, release }: RenderingError): ErrorFrame[] =>
  framesOf(
    text.replaceAll(
      new RegExp(`[^\\s(]*[\\\\/]${release.replaceAll('.', '\\.')}\\.cjs:`, 'g'),
      `/remotes/${remote}/releases/${release}/server/render.cjs:`,
    ),
  );

const placeOf = ({ place }: OwnedError) =>
  place ? `${place.file}:${place.line}:${place.column}` : 'at an unknown place';

export function createErrorDesk({ scripts, pass, log, now = () => new Date() }: ErrorDeskPorts): ErrorDesk {
  const note = limitLog(log, { what: 'errors', linesPerMinute: LINES_PER_MINUTE });
  let waiting = 0;
  let working = Promise.resolve();
  let trouble = '';

  async function own(unowned: readonly Unowned[]): Promise<void> {
    const errors = await Promise.all(
      unowned.map(async ({ frames, source, ...error }): Promise<OwnedError> => ({
        ...error,
        ...(await findOwner(frames, source, scripts)),
      })),
    );
    for (const error of errors) {
      const { owner, release, kind, name, message, route, browser, count } = error;
      note(
        `error ${owner}${release && `@${release}`} ${kind} ${name}: ${message} ${placeOf(error)} ${route} ${browser}${count > 1 ? ` ${count}×` : ''}`,
      );
    }
    await pass(errors, now().toISOString());
    trouble = '';
  }

  function take(unowned: readonly Unowned[]): void {
    if (waiting + unowned.length > MOST_WAITING)
      return note('error left out: more come than can be looked at');
    waiting += unowned.length;
    working = working
      .then(() => own(unowned))
      .catch((error: unknown) => {
        const text = `errors cannot be kept: ${error instanceof Error ? error.message : String(error)}`;
        // The same trouble is said once.
        if (text !== trouble) log(text);
        trouble = text;
      })
      .finally(() => (waiting -= unowned.length));
  }

  return {
    reported: (reports, browser) =>
      take(reports.map((report) => ({ ...report, message: withoutVisitor(report.message), browser }))),
    rendering(error) {
      const { remote, release, text, pathname, search = '', guests } = error;
      const route = pathname === undefined ? AT_START : matchRoute(pathname, guests).route.path;
      const frames = bundleFrames(text, error);
      const source = `${remote}@${release}`;
      take([
        {
          kind: 'rendering',
          ...headOf(text, search),
          frames,
          source,
          route,
          browser: 'server',
          count: 1,
        },
      ]);
    },
    close: () => working,
  };
}
