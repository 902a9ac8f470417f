import { array, assert, asyncProperty, constantFrom, nat, record, type Arbitrary } from 'fast-check';
import type { Answer, ApiClient } from './api-under-test.ts';
import { BOOKING, dayAhead } from './api-under-test.ts';

const RUNS = 25;
/** Days of the first run, which no other test books on. */
const FIRST_DAY = 310;
const DAYS_A_RUN = 2;
/** The days of an earlier run are empty again: what it left is cancelled. */
const KEPT_APART = 30;

interface Slot {
  /** 0 or 1: which of the run's days. */
  day: number;
  fromTime: string;
  toTime: string;
}

/** Slots of two days that overlap one another in part. */
const slot: Arbitrary<Slot> = record({
  day: nat({ max: 1 }),
  start: nat({ max: 4 }),
  length: constantFrom(1, 2),
}).map(({ day, start, length }) => {
  const clock = (quarters: number) =>
    `${10 + Math.floor(quarters / 4)}:${String((quarters % 4) * 15).padStart(2, '0')}`;
  return { day, fromTime: clock(start), toTime: clock(start + length) };
});

interface Step {
  visitor: number;
  action: 'book' | 'move' | 'cancel';
  slot: Slot;
}

const step: Arbitrary<Step> = record({
  visitor: nat({ max: 4 }),
  action: constantFrom('book' as const, 'move' as const, 'move' as const, 'cancel' as const),
  slot,
});

/** What is begun at once; the next burst begins when all of it is answered. */
const bursts = array(array(step, { minLength: 2, maxLength: 8 }), { minLength: 2, maxLength: 5 });

/** By link, where visitors have been told that their viewing is: in one slot, or in one of those of moves at once. */
type Told = Map<string, readonly Slot[]>;

interface Done {
  step: Step;
  /** Of the viewing that was moved or cancelled; undefined of a booking. */
  link: string | undefined;
  answer: Answer;
}

const isSuccess = ({ answer }: Done) => answer.status === 200 || answer.status === 201;

/** What visitors know after a burst. */
function learn(told: Told, done: readonly Done[]): void {
  for (const [link] of [...told]) {
    const own = done.filter((each) => each.link === link && isSuccess(each));
    const moves = own.filter(({ step: { action } }) => action === 'move').map((each) => each.step.slot);
    if (own.some(({ step: { action } }) => action === 'cancel')) told.delete(link);
    else if (moves.length > 0) told.set(link, moves);
  }
  for (const each of done.filter(({ link }) => link === undefined).filter(isSuccess))
    told.set((each.answer.body.data as { link: string }).link, [each.step.slot]);
}

/** Whoever books, moves and cancels at once, in any order: no slot is with two, and no viewing is lost. */
export function describeInterleavings({ post, exported }: ApiClient): void {
  test('of any bookings, moves and cancellations at once, no slot ends double and no viewing is lost', async () => {
    const seen = new Set<string>();
    let runs = 0;

    async function perform(first: number, given: Step, held: readonly string[]): Promise<Done> {
      const { action, visitor, slot: wanted } = given;
      const { day, ...times } = wanted;
      const place = { date: dayAhead(first + day), ...times };
      const link = action === 'book' ? undefined : held[visitor % Math.max(1, held.length)];
      const answer =
        link === undefined
          ? await post('/appointments/add', { ...BOOKING, ...place })
          : await post(`/appointments/${action}`, action === 'move' ? { link, ...place } : { link });
      const what = link === undefined ? 'book' : action;
      seen.add(`${what} ${answer.body.error?.code ?? 'done'}`);
      expect([200, 201, 409]).toContain(answer.status);
      return { step: given, link, answer };
    }

    async function check(first: number, told: Told): Promise<void> {
      const days = [dayAhead(first), dayAhead(first + 1)];
      const live = (await exported('appointments')).filter(
        ([, date = '', , , , , , , status]) => days.includes(date) && status === 'booked',
      );
      expect(live).toHaveLength(told.size);
      for (const [index, [, date, from = '', to = '']] of live.entries()) {
        const others = live.slice(index + 1).filter((row) => row[1] === date);
        expect(others.filter((row) => `${row[2]}` < to && from < `${row[3]}`)).toEqual([]);
      }
      for (const [link, slots] of told) {
        const { data } = (await post('/appointments/find', { link })).body;
        const places = slots.map(({ day, ...times }) => ({ date: days[day], ...times, cancelled: false }));
        expect(
          places.some((place) =>
            Object.entries(place).every(([name, value]) => (data as Record<string, unknown>)[name] === value),
          ),
        ).toBe(true);
      }
    }

    await assert(
      asyncProperty(bursts, async (all) => {
        const first = FIRST_DAY + (runs % KEPT_APART) * DAYS_A_RUN;
        runs += 1;
        const told: Told = new Map();
        try {
          for (const burst of all) {
            const held = [...told.keys()];
            learn(told, await Promise.all(burst.map((given) => perform(first, given, held))));
            await check(first, told);
          }
        } finally {
          for (const link of told.keys()) await post('/appointments/cancel', { link });
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    // The runs have met what they are about.
    for (const met of [
      'book done',
      'book conflict',
      'move done',
      'move conflict',
      'move cancelled',
      'cancel done',
    ])
      expect(seen).toContain(met);
  }, 180_000);
}
