import type { ControlFigures, Press } from '../measures/presses.ts';
import { pressBars } from './presses.ts';

const press = (given: Partial<Press>): Press => ({
  firstPaint: 700,
  pressedAt: 800,
  effect: 100,
  effectAt: 900,
  answeredBy: 'browser',
  lost: undefined,
  ...given,
});
const barsOf = (site: readonly Press[], plain: readonly Press[]) => {
  const control = { name: 'menu', selector: 'button', effect: 'open' as const };
  const controls: ControlFigures[] = [{ control, presses: { site, plain } }];
  const route = { path: '/sell', address: '/sell', rendering: 'server' as const, headingFromData: false };
  return pressBars({ route, controls });
};
const plain = [
  press({ effectAt: 2500, answeredBy: 'react' }),
  press({ effectAt: 3000, answeredBy: 'react' }),
];

describe('the bars of presses', () => {
  it('are 200 ms from the press where the browser answered by itself each time', () => {
    const [native, lost] = barsOf([press({ effect: 120 }), press({ effect: 180 })], plain);
    expect(native).toMatchObject({ value: 150, limit: 200, spread: [120, 180], verdict: 'met' });
    expect(lost).toMatchObject({ value: 0, verdict: 'met' });
  });

  it('are plain’s moment, turn by turn, where React or another document answered once', () => {
    const site = [press({ effectAt: 2000, answeredBy: 'react' }), press({ effectAt: 3300 })];
    const [bar] = barsOf(site, plain);
    expect(bar).toMatchObject({ value: 0.95, limit: 1, spread: [0.8, 1.1], verdict: 'undecided' });
    const [document] = barsOf([press({ effectAt: 1250, answeredBy: 'document' })], plain);
    expect(document).toMatchObject({ value: 0.5, verdict: 'met' });
  });

  it('count a press that nobody answered, or whose effect has not stayed', () => {
    const unanswered = press({
      effect: Number.NaN,
      effectAt: Number.NaN,
      answeredBy: 'nobody',
      lost: 'nothing came of it',
    });
    const bars = barsOf([unanswered, press({ lost: 'what came of it has not stayed' })], plain);
    expect(bars.at(-1)).toMatchObject({ value: 2, limit: 0, verdict: 'missed' });
    expect(bars[0]?.verdict).not.toBe('met');
  });
});
