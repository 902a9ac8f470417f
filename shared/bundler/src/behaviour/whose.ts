import type { TraceMap } from '@jridgewell/trace-mapping';
import { componentAt, isOwnSource, placeInSource, readSourceMap } from '../files/original-place.ts';
import type { Problem } from './problems.ts';
import type { Subject } from './subject.ts';

const PLACE = /https?:\/\/[^/\s)]+(\/[^\s):?#]+\.js)(?:\?[^\s):]*)?:(\d+):(\d+)/g;
const RELEASE = /^\/remotes\/([\w-]+)\/(releases\/[^/]+\/)/;

interface Frame {
  file: string;
  line: number;
  column: number;
}

const framesOf = (stack: string): Frame[] =>
  Array.from(stack.matchAll(PLACE), ([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));

/** A script that did not come, or an answer of the API: of the former the shell says more. */
const NOT_LOADED = /^Failed to load resource/;

/**
 * Whether a problem is the release's that is tried, by its scripts or its root; `unclear` is what no release's script has a part
 * in; `other` is that of another remote.
 */
export function whose({ kind, text, stack, root }: Problem, { release }: Subject): 'own' | 'other' | 'unclear' {
  if (root !== undefined)
    return root === release.name || root.startsWith(`${release.name}-`) || root.startsWith(`${release.name}/`)
      ? 'own'
      : 'other';
  const releases = framesOf(stack).flatMap(({ file }) => {
    const [, name = '', folder = ''] = RELEASE.exec(file) ?? [];
    return name ? [{ name, folder }] : [];
  });
  if (releases.some(({ name, folder }) => name === release.name && folder === release.folder)) return 'own';
  if (kind === 'said' && NOT_LOADED.test(text)) return 'other';
  return releases.length > 0 ? 'other' : 'unclear';
}

/** Says where in the sources problems come from. */
export function createPlaces({ readFile }: Subject): (problem: Problem) => Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapOf = (file: string) => {
    const known = maps.get(file);
    if (known) return known;
    const map = readFile(`${file}.map`).then((text) => (text === undefined ? undefined : readSourceMap(text)));
    maps.set(file, map);
    return map;
  };
  return async ({ kind, stack }) => {
    for (const { file, line, column } of framesOf(stack)) {
      const map = await mapOf(file);
      const place = map && placeInSource(map, line, column);
      if (!map || !place || !isOwnSource(place.file)) continue;
      const component = componentAt(map, place);
      const at = `${place.file}:${place.line}`;
      if (kind === 'mismatch') return component ? ` in <${component}> at ${at}` : ` at ${at}`;
      return ` (${at}${component ? `, <${component}>` : ''})`;
    }
    return '';
  };
}
