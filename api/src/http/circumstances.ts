import type { FastifyRequest } from 'fastify';
import { localTime } from '../config/viewing-hours.ts';
import type { Circumstances } from '../database/submissions.ts';
import { visitorLanguage } from './visitor-language.ts';
import { visitorNetwork } from './visitor-network.ts';

/** How a form came: what of a request is not in its body. */
export function circumstancesOf(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  timeZone: string,
): Circumstances {
  const attempt = headers['idempotency-key'];
  return {
    attempt: typeof attempt === 'string' ? attempt : undefined,
    language: visitorLanguage(headers['accept-language']),
    network: visitorNetwork(ip),
    present: localTime(timeZone, new Date()),
  };
}
