import type { ErrorFrame } from '@shared/contract';
import {
  isOwnSource,
  libraryOf,
  pathOfSource,
  placeInSource,
  type SourcePlace,
} from '@shared/bundler/original-place';
import type { TraceMap } from '@jridgewell/trace-mapping';
import type { OwnedError } from './error-group.ts';

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
  return placeInSource(map, line, column);
}

/** Of a script that never ran, what it was made of. */
function firstOwnFile(map: TraceMap): SourcePlace | undefined {
  const file = map.sources.map((source) => pathOfSource(source ?? '')).find(isOwnSource);
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
  const own = found.find(({ place, frame }) =>
    place ? isOwnSource(place.file) : RELEASE_FILE.test(frame.file),
  );
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
