/** Who points at whom: from each name to the names that it points at. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The shortest way from one name to another, both included; undefined when none leads there. */
function shortestWay(graph: Graph, from: string, to: string): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  // The loop goes on to what is added on the way.
  for (const [here] of cameFrom) {
    if (here === to) break;
    for (const next of graph.get(here) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, here);
  }
  if (!cameFrom.has(to)) return undefined;
  const way: string[] = [];
  for (let step: string | undefined = to; step !== undefined; step = cameFrom.get(step)) way.unshift(step);
  return way;
}

const arrowsOf = (circle: readonly string[]) =>
  circle.map((name, index) => `${name}\n${circle[(index + 1) % circle.length]}`);

/**
 * The circles of a graph, the shortest first; none exactly when it has none. One that shares an arrow with a shorter one
 * is left out: whoever opens that one may have opened it too.
 * @returns the names of each circle in the order of its arrows; the last points at the first
 */
export function circlesIn(graph: Graph): string[][] {
  const all = [...graph].flatMap(([from, targets]) =>
    [...targets].flatMap((to) => {
      const back = shortestWay(graph, to, from);
      return back ? [back] : [];
    }),
  );
  const taken = new Set<string>();
  return all
    .toSorted((one, other) => one.length - other.length)
    .filter((circle) => {
      const arrows = arrowsOf(circle);
      if (arrows.some((arrow) => taken.has(arrow))) return false;
      for (const arrow of arrows) taken.add(arrow);
      return true;
    });
}
