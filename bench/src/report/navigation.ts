import type { Step } from '../measures/navigation.ts';
import { atMost, type Bar } from './bar.ts';
import { number, section, table, whole } from './print.ts';

export function reportSteps(steps: readonly Step[]): Bar[] {
  section(
    'in-site navigation from home, after idle (ms from the press)',
    table(
      ['to', 'contender', 'content', 'requests', 'of them scripts'],
      steps.map(({ to, contender, content, requests, scripts }) => [
        to,
        contender,
        whole(content),
        number(requests.length),
        number(scripts),
      ]),
    ),
    ...steps
      .filter(({ contender, requests }) => contender === 'site' && requests.length > 0)
      .map(({ to, requests }) => `${to} asked for ${requests.join(', ')}`),
  );
  return steps
    .filter(({ contender }) => contender === 'site')
    .flatMap(({ to, content, requests }) => [
      atMost(`navigation to ${to}: content`, Math.round(content), 100, { unit: 'ms' }),
      atMost(`navigation to ${to}: requests before content`, requests.length, 0),
    ]);
}
