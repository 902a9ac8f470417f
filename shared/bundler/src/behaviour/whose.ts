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

/** What did not come: answers and pictures are their server's. */
const NOT_LOADED = /^Failed to load resource/;
const isScript = (stack: string) => /\.js:\d+:\d+$/.test(stack);

/**
 * Whether a problem is the release's that is tried, by its scripts or its root; `unclear` is what no release's script has a part
 * in; `other` is that of another remote.
 */
export function whose(
  { kind, text, stack, root }: Problem,
  { release, candidate }: Subject,
): 'own' | 'other' | 'unclear' {
  if (kind === 'said' && NOT_LOADED.test(text) && !isScript(stack)) return 'other';
  // Of a shell all is looked at: what it does wrong may show anywhere.
  if (candidate === 'shell') return 'unclear';
  if (root !== undefined)
    return root === release.name || root.startsWith(`${release.name}-`) || root.startsWith(`${release.name}/`)
      ? 'own'
      : 'other';
  const releases = framesOf(stack).flatMap(({ file }) => {
    const [, name = '', folder = ''] = RELEASE.exec(file) ?? [];
    return name ? [{ name, folder }] : [];
  });
  if (releases.some(({ name, folder }) => name === release.name && folder === release.folder)) return 'own';
  return releases.length > 0 ? 'other' : 'unclear';
}

/** In the sources. */
interface Origin {
  /** As `mf-blog/src/pages/blog-page.tsx:42`. */
  at: string;
  component: string | undefined;
  isRemotes: boolean;
}

/**
 * Says where in the sources problems come from, in words to stand behind what happened: of a mismatch the innermost component, and
 * the innermost of the remote's own, which has given it what did not fit.
 */
export function createPlaces({ readFile, release }: Subject): (problem: Problem) => Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapOf = (file: string) => {
    const known = maps.get(file);
    if (known) return known;
    const map = readFile(`${file}.map`).then((text) =>
      text === undefined ? undefined : readSourceMap(text),
    );
    maps.set(file, map);
    return map;
  };
  async function originOf({ file, line, column }: Frame): Promise<Origin[]> {
    const map = await mapOf(file);
    const place = map && placeInSource(map, line, column);
    if (!map || !place || !isOwnSource(place.file)) return [];
    return [
      {
        at: `${place.file}:${place.line}`,
        component: componentAt(map, place),
        isRemotes: place.file.startsWith(`${release.name}/`),
      },
    ];
  }
  return async ({ kind, stack }) => {
    const origins = (await Promise.all(framesOf(stack).map(originOf))).flat();
    const [inner] = origins;
    if (!inner) return '';
    const own = origins.find(({ isRemotes }) => isRemotes) ?? inner;
    const names = [...new Set(kind === 'mismatch' ? [inner.component, own.component] : [own.component])];
    const named = names.flatMap((name) => (name ? [`<${name}>`] : [])).join(' of ');
    return ` (${[named && `in ${named}`, own.at].filter(Boolean).join(', ')})`;
  };
}
