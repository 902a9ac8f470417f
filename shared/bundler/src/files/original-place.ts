import { traceSegment, TraceMap } from '@jridgewell/trace-mapping';

/** A place in somebody's sources. */
export interface SourcePlace {
  /** As `mf-blog/src/pages/blog-page.tsx`. */
  file: string;
  /** From 1; 0 where only the file is known. */
  line: number;
  /** From 1; 0 where only the file is known. */
  column: number;
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

/** The library that a source file belongs to; empty for none. */
export const libraryOf = (file: string): string => LIBRARY.exec(file)?.[1] ?? '';

/** Neither a library's nor what the bundler writes by itself, such as `webpack/runtime/load script`. */
export const isOwnSource = (file: string): boolean =>
  libraryOf(file) === '' && /^[\w@-]+\/.*\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('webpack/');

/** Where a place of a built script, line and column from 1, comes from; undefined where its map does not say. */
export function placeInSource(map: TraceMap, line: number, column: number): SourcePlace | undefined {
  // The sources as the bundler names them: resolved as addresses, those of other folders would lose where they are.
  const [, source, atLine, atColumn] = traceSegment(map, line - 1, Math.max(0, column - 1)) ?? [];
  const file = source === undefined ? undefined : map.sources[source];
  if (!file || atLine === undefined || atColumn === undefined) return undefined;
  return { file: pathOfSource(file), line: atLine + 1, column: atColumn + 1 };
}

/** The beginning of a component at the outermost level of a file, as this project writes them. */
const COMPONENT = /^(?:export )?(?:default )?(?:async )?(?:function|const) ([A-Z]\w*[a-z]\w*)\b/;

/** The component that a line of a source stands in, by the text that its map holds; undefined when there is none. */
export function componentAt(map: TraceMap, { file, line }: SourcePlace): string | undefined {
  const index = map.sources.findIndex((source) => source !== null && pathOfSource(source) === file);
  const lines = map.sourcesContent?.[index]?.split('\n').slice(0, line) ?? [];
  return lines
    .toReversed()
    .map((text) => COMPONENT.exec(text)?.[1])
    .find((name) => name !== undefined);
}

/** Reads a source map; undefined for what is none. */
export function readSourceMap(text: string): TraceMap | undefined {
  try {
    return new TraceMap(text);
  } catch {
    return undefined;
  }
}
