import { circlesIn } from './graph.ts';

const graph = (arrows: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]));

describe('the circles of a graph', () => {
  it('are none where all arrows lead down', () => {
    expect(circlesIn(graph({ a: ['b', 'c'], b: ['c'], c: ['d'] }))).toEqual([]);
  });

  it('are found with two names and with more', () => {
    expect(circlesIn(graph({ a: ['b'], b: ['a'] }))).toEqual([['b', 'a']]);
    expect(circlesIn(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['b', 'c', 'a']]);
  });

  it('are named the shortest first; what shares an arrow with one waits for it to be opened', () => {
    const both = { a: ['b'], b: ['a', 'c'], c: ['a'], d: ['e'], e: ['d'] };
    expect(circlesIn(graph(both)).map((circle) => circle.toSorted())).toEqual([
      ['a', 'b'],
      ['d', 'e'],
    ]);
    const opened = { ...both, b: ['c'] };
    expect(circlesIn(graph(opened)).map((circle) => circle.toSorted())).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });
});
