import { readFileSync } from 'node:fs';
import { KEPT_DAYS, LOG_DAYS } from '@shared/brand/kept-days';
import { PURGE_DAYS } from '../config/purge-days.ts';
import { USAGES } from './usage.ts';

const operating = readFileSync('docs/operating.md', 'utf8');

test('what visitors sent is deleted when the site tells them so', () => {
  expect(PURGE_DAYS).toBe(KEPT_DAYS);
  expect(USAGES.purge).toContain(`Default: ${KEPT_DAYS}d.`);
  const [, said = ''] = /\*\*What visitors typed has an end\.\*\*([^]*?)\n\n/.exec(operating) ?? [];
  expect(new Set(said.match(/\d+ days/g))).toEqual(new Set([`${KEPT_DAYS} days`]));
});

test('the operator is told for how long the logs may be kept', () =>
  expect(operating).toContain(`(\`LOG_DAYS\`, ${LOG_DAYS} days)`));
