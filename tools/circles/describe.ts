import type { Circle, Step } from './find-circles.ts';

const WHY =
  'Nothing in a circle can be read, tested or changed without the rest of it, and nobody can tell what stands below. ' +
  'Move what several of them need to where all of them may look: below them.';

function describeStep({ from, to, imports: [first, ...others] }: Step): string[] {
  if (!first) return [];
  // Of files it is the arrow itself.
  if (first.from === from) return [`  ${from} imports ${to}`];
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return [`  ${from} → ${to}: ${first.from} imports ${first.to}${more}`];
}

function describeCircle({ of, folder, steps }: Circle): string {
  const names = [...steps, ...steps.slice(0, 1)].map(({ from }) => from).join(' → ');
  const title =
    of === 'folders'
      ? `folders of ${folder || 'the repository'} in a circle: ${names}`
      : 'files in a circle:';
  return [title, ...steps.flatMap(describeStep)].join('\n');
}

/** What a reader needs to open the circles: each with the imports that make it, and why there must be none. */
export function describeCircles(circles: readonly Circle[]): string {
  if (circles.length === 0) return 'no folders and no files import one another in a circle';
  return [...circles.map(describeCircle), `${circles.length} in all. ${WHY}`].join('\n\n');
}
