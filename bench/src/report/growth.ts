import type { Held } from '../measures/growth.ts';
import { atMost, type Bar } from './bar.ts';
import { number, section, table, whole } from './print.ts';

/** What is left once in ten changes is noise: a leak leaves something every time. */
const NOISE_SHARE = 0.1;
/** V8 compiles what gets hot: the code counts as heap. */
const HEAP_NOISE_BYTES = 2_000_000;

export function reportGrowth(held: readonly Held[]): Bar[] {
  section(
    'the page after many route changes',
    table(
      ['changes', 'heap kB', 'DOM nodes', 'listeners', 'style rules', 'elements'],
      held.map(({ afterChanges, heapBytes, nodes, listeners, styleRules, elements }) => [
        String(afterChanges),
        whole(heapBytes / 1000),
        ...[nodes, listeners, styleRules, elements].map(number),
      ]),
    ),
  );
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) return [];
  const changes = last.afterChanges - first.afterChanges;
  const allowed = changes * NOISE_SHARE;
  const grown = (figure: 'nodes' | 'listeners' | 'styleRules' | 'elements') => last[figure] - first[figure];
  return [
    atMost(
      `${changes} route changes: heap growth`,
      Math.max(0, (last.heapBytes - first.heapBytes) / 1000),
      HEAP_NOISE_BYTES / 1000,
      { unit: 'kB' },
    ),
    atMost(`${changes} route changes: DOM nodes left`, Math.max(0, grown('nodes')), allowed),
    atMost(`${changes} route changes: listeners left`, Math.max(0, grown('listeners')), allowed),
    atMost(`${changes} route changes: style rules left`, Math.max(0, grown('styleRules')), allowed),
    atMost(`${changes} route changes: elements left`, Math.max(0, grown('elements')), allowed),
  ];
}
