import { crossingOf } from './folders.ts';
import { circlesIn } from './graph.ts';
import type { Import } from './imports.ts';

/** One arrow of a circle, with the imports that make it. */
export interface Step {
  from: string;
  to: string;
  imports: readonly Import[];
}

export interface Circle {
  of: 'folders' | 'files';
  /** The folder whose rooms import one another, relative to the root; of files empty, as they may stand anywhere. */
  folder: string;
  /** In their order; the last one ends where the first one begins. */
  steps: readonly Step[];
}

/** Arrows between names, by `from` and then by `to`. */
type Arrows = Map<string, Map<string, Import[]>>;

function add(arrows: Arrows, from: string, to: string, each: Import): void {
  const targets = arrows.get(from) ?? new Map<string, Import[]>();
  arrows.set(from, targets.set(to, [...(targets.get(to) ?? []), each]));
}

function circlesOf(arrows: Arrows): Step[][] {
  const graph = new Map([...arrows].map(([from, targets]) => [from, new Set(targets.keys())]));
  return circlesIn(graph).map((names) =>
    names.map((from, index) => {
      const to = names[(index + 1) % names.length] ?? from;
      return { from, to, imports: arrows.get(from)?.get(to) ?? [] };
    }),
  );
}

/** The circles between the rooms of every folder, and those between files. */
export function findCircles(imports: readonly Import[]): Circle[] {
  const files: Arrows = new Map();
  const folders = new Map<string, Arrows>();
  for (const each of imports) {
    add(files, each.from, each.to, each);
    const crossing = crossingOf(each);
    if (!crossing) continue;
    const arrows: Arrows = folders.get(crossing.folder) ?? new Map();
    folders.set(crossing.folder, arrows);
    add(arrows, crossing.from, crossing.to, each);
  }
  const betweenFolders = [...folders].flatMap(([folder, arrows]) =>
    circlesOf(arrows).map((steps): Circle => ({ of: 'folders', folder, steps })),
  );
  const betweenFiles = circlesOf(files).map((steps): Circle => ({ of: 'files', folder: '', steps }));
  return [...betweenFolders, ...betweenFiles];
}
