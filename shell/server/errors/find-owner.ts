import type { ErrorFrame } from '@shared/contract';
import { traceSegment, type TraceMap } from '@jridgewell/trace-mapping';
import type { OwnedError, SourcePlace } from './error-group.ts';

/** The scripts of the site, as those who look for errors know them. */
export interface KnownScripts {
  /** The source map of a script; undefined when there is none, or when it cannot be had. */
  map(file: string): Promise<TraceMap | undefined>;
  /** The script itself; undefined when it cannot be had. */
  text(file: string): Promise<string | undefined>;
}

export type Owner = Pick<OwnedError, 'owner' | 'release' | 'place' | 'library' | 'stack'>;

const RELEASE_FILE = /^\/remotes\/([\w-]+)\/releases\/([^/]+)\//;

/** Whose script it is. */
function ofScript(file: string): Pick<Owner, 'owner' | 'release'> {
  const [, owner, release] = RELEASE_FILE.exec(file) ?? [];
  return owner && release ? { owner, release } : { owner: 'shell', release: '' };
}

/** `mf-blog@0.1.0-1a2b3c4d` or `shell`, taken apart. */
function ofSource(source: string): Pick<Owner, 'owner' | 'release'> {
  const [owner = '', release = ''] = source.split('@');
  return { owner: owner || 'unknown', release };
}

/** `webpack://mf-blog/../shared/ui/src/x.ts` stands for `shared/ui/src/x.ts`, and without `..` for a file of the remote. */
export function pathOfSource(source: string): string {
  const [, name = '', rest = source] = /^webpack:\/\/([^/]+)\/(.*)$/.exec(source) ?? [];
  // What is generated of a file is that file's: `x.tsx?1234`, `x.ts|other`.
  const file = rest.replace(/[?|].*$/, '');
  if (file.startsWith('../')) return file.replace(/^(?:\.\.\/)+/, '');
  return file.startsWith('./') ? `${name}/${file.slice(2)}` : file;
}

const LIBRARY = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/;
const libraryOf = (file: string): string => LIBRARY.exec(file)?.[1] ?? '';

/** Neither a library's nor what the bundler writes by itself, such as `webpack/runtime/load script`. */
const isOwn = (file: string) =>
  libraryOf(file) === '' && /^[\w@-]+\/.*\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('webpack/');

/** Line and column of so many characters into a text. */
function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

async function originalPlace(frame: ErrorFrame, scripts: KnownScripts): Promise<SourcePlace | undefined> {
  const map = await scripts.map(frame.file);
  if (!map) return undefined;
  let { line, column } = frame;
  if (line === 0) {
    const text = column > 0 ? await scripts.text(frame.file) : undefined;
    if (text === undefined) return firstOwnFile(map);
    ({ line, column } = placeAt(text, column));
  }
  // The sources as the bundler names them: resolved as addresses, those of other folders would lose where they are.
  const [, source, atLine, atColumn] = traceSegment(map, line - 1, Math.max(0, column - 1)) ?? [];
  const file = source === undefined ? undefined : map.sources[source];
  if (!file || atLine === undefined || atColumn === undefined) return undefined;
  return { file: pathOfSource(file), line: atLine + 1, column: atColumn + 1 };
}

/** Of a script that never ran, what it was made of. */
function firstOwnFile(map: TraceMap): SourcePlace | undefined {
  const file = map.sources.map((source) => pathOfSource(source ?? '')).find(isOwn);
  return file === undefined ? undefined : { file, line: 0, column: 0 };
}

const asText = ({ file, line, column }: SourcePlace) => `${file}:${line}:${column}`;

/**
 * Whose an error is: the innermost place of its stack in somebody's own sources says it, by the release whose script holds it.
 * An error that passed through libraries alone, such as React, belongs to the root that it came out of.
 * @param source that root, as `mf-blog@0.1.0-1a2b3c4d`, `shell`, or empty
 */
export async function findOwner(
  frames: readonly ErrorFrame[],
  source: string,
  scripts: KnownScripts,
): Promise<Owner> {
  const found = await Promise.all(
    frames.map(async (frame) => ({ frame, place: await originalPlace(frame, scripts) })),
  );
  // Of a script without a map it is known whose it is; the shell's hold the libraries of all.
  const own = found.find(({ place, frame }) => (place ? isOwn(place.file) : RELEASE_FILE.test(frame.file)));
  const [first] = found;
  const library = first?.place ? libraryOf(first.place.file) : '';
  return {
    // A library is carried by whoever offers it, who has nothing to do with the error.
    ...(own ? ofScript(own.frame.file) : ofSource(source)),
    place: own?.place,
    library,
    stack: found.map(({ frame, place }) => (place ? asText(place) : asText(frame))),
  };
}
