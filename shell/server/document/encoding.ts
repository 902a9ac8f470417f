import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const AVAILABLE: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Where the client likes several alike, the smallest. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** The encoding of an answer, by what `Accept-Encoding` says (RFC 9110, 12.5.3); as it is when nothing suits. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  new Negotiator({ headers: { 'accept-encoding': accepted ?? '' } }).encoding(AVAILABLE, {
    preferred: PREFERRED,
  }) ?? 'identity';
