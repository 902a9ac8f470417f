import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentServerConfig } from '../config/config.ts';
import { isPublic } from '../launch/placeholders.ts';
import { createAccess, type Permission, type ReleasesAccess } from './access.ts';
import { createPreviewLinks, type PreviewLinks } from './preview-links.ts';

/** Who may read what is for those who release alone. */
export type Readers =
  | { kind: 'nobody' }
  /** Without a token: a site on a developer's own machine, asked there. */
  | { kind: 'open'; admits(headers: IncomingHttpHeaders): boolean }
  | { kind: 'token'; access: ReleasesAccess };

/** Whether a server has the page of releases, and who may see it. */
export type Admission = { kind: 'off' } | Exclude<Readers, { kind: 'nobody' }>;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** A page of another site whose name leads here names that site. */
const isAskedHere = ({ host = '' }: IncomingHttpHeaders) => LOOPBACK.test(host.replace(/:\d+$/, ''));

export function readersOf({
  releasesToken: token,
  production,
  siteUrl,
  host,
}: Pick<DocumentServerConfig, 'releasesToken' | 'production' | 'siteUrl' | 'host'>): Readers {
  if (token !== undefined)
    return { kind: 'token', access: createAccess({ token, secure: siteUrl.startsWith('https:') }) };
  if (!production && !isPublic(siteUrl) && LOOPBACK.test(host)) return { kind: 'open', admits: isAskedHere };
  return { kind: 'nobody' };
}

/** Whether a request comes from one of them; a wrong token counts as a try, wherever it was sent. */
export function permissionFor(readers: Readers, headers: IncomingHttpHeaders): Permission {
  if (readers.kind === 'token') return readers.access.permissionOf(headers);
  return readers.kind === 'open' && readers.admits(headers) ? 'allowed' : 'refused';
}

/** @param log is told where the page is wanted and there is no token for it */
export function admissionOf(
  { releasesPage, production }: Pick<DocumentServerConfig, 'releasesPage' | 'production'>,
  readers: Readers,
  log: (line: string) => void,
): Admission {
  if (!(releasesPage ?? !production)) return { kind: 'off' };
  if (readers.kind !== 'nobody') return readers;
  log(
    '/releases stays off: it takes RELEASES_TOKEN, sixteen characters or more, where others can reach the site',
  );
  return { kind: 'off' };
}

/** Links that the page gives to who may see it; undefined where nobody may. Those of a site without a token end with its server. */
export const previewLinksOf = (
  { kind }: Admission,
  { releasesToken }: Pick<DocumentServerConfig, 'releasesToken'>,
): PreviewLinks | undefined =>
  kind === 'off' ? undefined : createPreviewLinks(releasesToken ?? randomBytes(16).toString('hex'));
