import type { ErrorGroup } from './error-group.ts';

const at = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);

/** `Chrome 141 (12), Safari 18 (3)`: the most frequent first. */
function tally(counts: ErrorGroup['counts'], by: 'release' | 'browser'): string {
  const totals = new Map<string, number>();
  for (const each of counts) totals.set(each[by], (totals.get(each[by]) ?? 0) + each.count);
  return [...totals]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name || 'as built'} (${count})`)
    .join(', ');
}

/** One group in some lines, for a terminal. */
export function describeGroup({ id, last, firstSeen, lastSeen, counts }: ErrorGroup): string {
  const { kind, owner, name, message, place, library, stack, route } = last;
  const where = place ? `${place.file}:${place.line}:${place.column}` : 'at an unknown place';
  const through = library ? `, thrown by ${library}` : '';
  return [
    `${sum(counts)}× ${owner} ${kind} ${name}: ${message}`,
    `  ${where}${through}, on ${route}`,
    ...stack.slice(1, 4).map((frame) => `    below ${frame}`),
    `  releases ${tally(counts, 'release')}; ${tally(counts, 'browser')}`,
    `  first ${at(firstSeen)}, last ${at(lastSeen)}; ${id}`,
  ].join('\n');
}
