import { createHash } from 'node:crypto';
import type { OwnedError } from './error-group.ts';

/**
 * What is the same error: kind, owner, name and place, with the message but for its numbers. The column is left out, since it
 * says little more; so is the release, since the next one often has the error still.
 */
export function groupId({ kind, owner, name, message, place }: OwnedError): string {
  const same = [kind, owner, name, message.replaceAll(/\d+/g, '0'), place?.file ?? '', place?.line ?? 0];
  return createHash('sha256').update(JSON.stringify(same)).digest('hex').slice(0, 12);
}
