import type { Step } from '../measures/navigation.ts';
import { median, range } from '../measures/median.ts';
import type { Contender } from '../site/start-sites.ts';
import { atMost, type Bar } from './bar.ts';
import { middleWithin, number, section, table } from './print.ts';

/** Milliseconds from the press. */
const HEADING_MS = 100;
const CONTENT_MS = 200;
/** Below plain's, in hundredths. */
const BELOW_PLAIN = 0.99;

const of = (steps: readonly Step[], contender: Contender) =>
  steps.filter((step) => step.contender === contender);

/** Turn by turn, of plain's; nothing where plain was not visited. */
function ofPlain(steps: readonly Step[], figure: 'heading' | 'content'): number[] {
  const plain = of(steps, 'plain');
  return of(steps, 'site').flatMap((step, turn) => {
    const rival = plain[turn]?.[figure];
    return rival === undefined ? [] : [Math.round((step[figure] / rival) * 100) / 100];
  });
}

function barsOf(move: string, steps: readonly Step[]): Bar[] {
  const site = of(steps, 'site');
  const within = (figure: 'heading' | 'content', limit: number): Bar[] => {
    const times = site.map((step) => Math.round(step[figure]));
    const ratios = ofPlain(steps, figure);
    return [
      atMost(`move ${move}: ${figure}`, median(times), limit, { unit: 'ms', spread: range(times) }),
      ...(ratios.length > 0
        ? [
            atMost(`move ${move}: ${figure}, of plain`, median(ratios), BELOW_PLAIN, {
              spread: range(ratios),
            }),
          ]
        : []),
    ];
  };
  return [
    ...within('heading', HEADING_MS),
    ...within('content', CONTENT_MS),
    atMost(`move ${move}: requests`, Math.max(...site.map(({ requests }) => requests.length)), 0),
  ];
}

/** Of every move all turns of all contenders. */
export function reportSteps(steps: readonly Step[]): Bar[] {
  const moves = [...new Set(steps.map(({ move }) => move))];
  const rows = moves.flatMap((move) =>
    [...new Set(steps.map(({ contender }) => contender))].map((contender) => {
      const turns = of(steps, contender).filter((step) => step.move === move);
      return [
        `${move}, ${contender}`,
        middleWithin(turns.map(({ heading }) => heading)),
        middleWithin(turns.map(({ content }) => content)),
        number(Math.max(...turns.map(({ requests }) => requests.length))),
        number(Math.max(...turns.map(({ scripts }) => scripts))),
        number(turns.length),
      ];
    }),
  );
  const asked = steps.filter(({ contender, requests }) => contender === 'site' && requests.length > 0);
  section(
    'moves inside the site, after idle (ms from the press)',
    table(['', 'heading', 'content', 'requests', 'of them scripts', 'turns'], rows),
    ...[...new Set(asked.map(({ move, requests }) => `${move} asked for ${requests.join(', ')}`))],
  );
  return moves.flatMap((move) =>
    barsOf(
      move,
      steps.filter((step) => step.move === move),
    ),
  );
}
