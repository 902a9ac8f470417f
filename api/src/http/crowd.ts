import { workInTurns } from '@shared/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What is only read and waits longer for its turn is not begun: a browser gives up after five seconds, and its answer takes its time. */
const LONGEST_WAIT_MS = 1500;

/** Seconds after which whoever was turned away may ask again. */
const COME_AGAIN_S = 2;

/** Of one line in the log and the next. */
const NOTED_MS = 30_000;

export interface CrowdOptions {
  /** Requests that are worked on at once; the others wait. */
  atOnce: number;
  /** Told of each request that was turned away. Default: nobody is. */
  noteTurnedAway?: (() => void) | undefined;
}

interface Waiting {
  request: FastifyRequest;
  reply: FastifyReply;
  since: number;
  begin(): void;
}

const hasLeft = ({ request }: Waiting) => request.raw.socket.destroyed;

/**
 * Bounds what a crowd can do to each of its visitors. Were all begun that come, each would wait for all others, until nobody's
 * browser waits any longer and every answer is made for nothing. So as many are worked on as are of use, one begins in a turn
 * of the event loop (`workInTurns`), and the others wait in the order in which they came, forms before all that is only
 * read. Who has waited to read for a second and a half is told to come again (503 `busy`, `Retry-After`); what somebody has
 * written waits for as long as it takes; who has gone is passed over.
 */
export function boundCrowds(app: FastifyInstance, { atOnce, noteTurnedAway }: CrowdOptions): void {
  const forms: Waiting[] = [];
  const reads: Waiting[] = [];
  const underWay = new WeakSet<FastifyRequest>();
  let begun = 0;
  let noted = -Infinity;
  let deadline: NodeJS.Timeout | undefined;

  function turnedAway(): void {
    noteTurnedAway?.();
    if (performance.now() - noted < NOTED_MS) return;
    noted = performance.now();
    app.log.warn('more is asked than can be answered: who has waited for 1.5 seconds is told to come again');
  }

  /** Those who have waited for too long are the first of the line. */
  function turnAway(): void {
    const latest = performance.now() - LONGEST_WAIT_MS;
    for (let first = reads[0]; first && first.since <= latest; first = reads[0]) {
      reads.shift();
      if (hasLeft(first)) continue;
      turnedAway();
      // Nothing is broken, so nothing is raised.
      void first.reply
        .code(503)
        .headers({ 'retry-after': COME_AGAIN_S, 'cache-control': 'no-store' })
        .send({
          error: {
            code: 'busy',
            message: 'More is asked than can be answered. Please ask again in a moment.',
          },
        });
    }
  }

  function next(): Waiting | undefined {
    for (;;) {
      const first = forms.shift() ?? reads.shift();
      if (!first || !hasLeft(first)) return first;
    }
  }

  function beginOne(): boolean {
    turnAway();
    const first = begun < atOnce ? next() : undefined;
    if (first) {
      begun += 1;
      underWay.add(first.request);
      first.begin();
    }
    clearTimeout(deadline);
    const [oldest] = reads;
    // What ends has the next one begin; where nothing ends, they are not forgotten.
    if (oldest) deadline = setTimeout(soon, oldest.since + LONGEST_WAIT_MS - performance.now()).unref();
    return begun < atOnce && (forms.length > 0 || reads.length > 0);
  }

  const soon = workInTurns(app.server, beginOne);
  // What was written is here: who sends it slowly holds nobody up.
  app.addHook('preValidation', (request, reply, begin) => {
    const line = request.method === 'GET' || request.method === 'HEAD' ? reads : forms;
    line.push({ request, reply, since: performance.now(), begin });
    soon();
  });
  // The work is done, whether or not anybody waits for it any more.
  app.addHook('onSend', async (request) => {
    if (!underWay.delete(request)) return;
    begun -= 1;
    soon();
  });
}
