import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const AVAILABLE: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Where the client likes several alike, the smallest. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/**
 * The encoding of an answer, by what `Accept-Encoding` says (RFC 9110, 12.5.3); as it is when nothing suits.
 * @param available what there is. Default: all of them
 */
export const chooseEncoding = (
  accepted: string | undefined,
  available: readonly Encoding[] = AVAILABLE,
): Encoding =>
  new Negotiator({ headers: { 'accept-encoding': accepted ?? '' } }).encoding(available, {
    preferred: PREFERRED,
  }) ?? 'identity';
