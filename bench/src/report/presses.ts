import { median, range } from '../measures/median.ts';
import type { ControlFigures, Press, PressFigures } from '../measures/presses.ts';
import { atMost, type Bar } from './bar.ts';
import { middleWithin, number, section, table } from './print.ts';

/** Milliseconds in which a visitor takes an effect for that of the press. */
const AT_ONCE_MS = 200;

const hundredths = (value: number) => Math.round(value * 100) / 100;
const known = (values: readonly number[]) => values.filter((value) => !Number.isNaN(value));

const WAYS: Readonly<Record<Press['answeredBy'], string>> = {
  browser: 'native',
  document: 'native, by a document',
  react: 'React',
  nobody: 'nobody',
};

const waysOf = (presses: readonly Press[]) =>
  [...new Set(presses.map(({ answeredBy }) => WAYS[answeredBy]))].join(', ');

const isLost = ({ lost }: Press) => lost !== undefined;

/** The browser itself answered each time, without asking for another document. */
const isNative = (presses: readonly Press[]) => presses.every(({ answeredBy }) => answeredBy === 'browser');

/** What never came, came later than anything. */
const orNever = (time: number) => (Number.isNaN(time) ? Infinity : time);

/** Turn by turn; a turn that plain has lost says nothing. */
const ofPlain = ({ presses: { site, plain } }: ControlFigures) =>
  known(
    site.map(({ effectAt }, turn) => hundredths(orNever(effectAt) / (plain[turn]?.effectAt ?? Number.NaN))),
  );

export function printPresses({ route, controls }: PressFigures): void {
  const rows = controls.flatMap(({ control, presses }) =>
    (['site', 'plain'] as const).map((name) => {
      const all = presses[name];
      return [
        `${control.name}, ${name}`,
        waysOf(all),
        middleWithin(all.map(({ firstPaint }) => firstPaint)),
        middleWithin(all.map(({ pressedAt }) => pressedAt)),
        middleWithin(all.map(({ effect }) => effect)),
        middleWithin(all.map(({ effectAt }) => effectAt)),
        number(all.filter(isLost).length),
      ];
    }),
  );
  const lost = controls.flatMap(({ control, presses }) =>
    (['site', 'plain'] as const).flatMap((name) =>
      presses[name].flatMap(({ lost: why }) => (why ? [`${control.name}, ${name}: ${why}`] : [])),
    ),
  );
  section(
    `${route.path}: presses 100 ms after the first paint, or once the control is there (ms)`,
    table(['', 'answered', 'first paint', 'press at', 'effect after', 'effect at', 'lost'], rows),
    ...(lost.length > 0 ? [[...new Set(lost)].join('\n')] : []),
  );
}

/** The bars of a route's presses: what is native at once, what is not no later than plain's, and none lost. */
export function pressBars({ route, controls }: PressFigures): Bar[] {
  const { path } = route;
  const lost = controls.flatMap(({ presses }) => presses.site).filter(isLost).length;
  return [
    ...controls.map((figures) => {
      const { control, presses } = figures;
      const what = `${path}: press on ${control.name}`;
      if (isNative(presses.site)) {
        const effects = presses.site.map(({ effect }) => Math.round(effect));
        return atMost(`${what}, native`, median(effects), AT_ONCE_MS, { unit: 'ms', spread: range(effects) });
      }
      const ratios = ofPlain(figures);
      return atMost(`${what}, effect of plain’s`, hundredths(median(ratios)), 1, { spread: range(ratios) });
    }),
    atMost(`${path}: presses lost`, lost, 0),
  ];
}
