import type { FastifyReply } from 'fastify';
import type { DocumentServerConfig } from '../config/config.ts';
import type { Language } from '@shared/contract';
import { SECURITY_HEADERS } from '../document/security-headers.ts';
import { endedPage } from '../qa/ended-page.tsx';
import { parseOverride } from '../qa/override.ts';
import { overrideCookie } from '../qa/override-cookie.ts';
import type { PreviewReleases } from '../qa/preview-releases.ts';

type OverrideConfig = Pick<
  DocumentServerConfig,
  'overrideOrigins' | 'previews' | 'remoteOrigins' | 'siteUrl'
>;

/** `?override=none`, `?preview=none`: back to what everybody gets. */
const NONE = 'none';

/** Of the parameters that a link may carry, those that this site reads. */
const readParameters = ({ overrideOrigins, previews }: OverrideConfig): string[] => [
  ...(overrideOrigins.length > 0 ? ['override'] : []),
  ...(previews > 0 ? ['preview'] : []),
];

/** Whether an address is a link that carries overrides or previews. */
export const carriesOverrides = ({ searchParams }: URL, config: OverrideConfig): boolean =>
  readParameters(config).some((name) => searchParams.has(name));

/**
 * Keeps the overrides and previews that a link carries and leads on to the page itself; each link replaces what was kept. One that is
 * not allowed is refused with its reason, a preview that has ended with a page that says so, and nothing changes.
 */
export function acceptOverrides(
  url: URL,
  config: OverrideConfig,
  { previews, language }: { previews: Pick<PreviewReleases, 'has'>; language: Language },
  reply: FastifyReply,
): FastifyReply {
  const parameters = readParameters(config);
  const texts = parameters
    .flatMap((name) => url.searchParams.getAll(name))
    .filter((text) => text !== NONE && text !== '');
  const rules = {
    origins: config.overrideOrigins,
    previews: config.previews > 0,
    remotes: Object.keys(config.remoteOrigins),
  };
  const parsed = texts.map((text) => parseOverride(text, rules));
  const refused = parsed.flatMap((each) => (each.ok ? [] : [each.error]));
  const hasEnded = parsed.some(
    (each) => each.ok && each.value.kind === 'preview' && !previews.has(each.value.remote, each.value.name),
  );
  for (const name of parameters) url.searchParams.delete(name);
  const search = url.searchParams.size > 0 ? `?${url.searchParams}` : '';
  // One slash: two would name another site.
  const target = url.pathname.replace(/^\/+/, '/') + search;
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  if (refused.length > 0)
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send(`override refused: ${refused.join('; ')}\n`);
  if (hasEnded) {
    const { html, policy } = endedPage(language, `${target}${search === '' ? '?' : '&'}preview=${NONE}`);
    return reply
      .headers(SECURITY_HEADERS)
      .header('content-security-policy', policy)
      .code(410)
      .type('text/html; charset=utf-8')
      .send(html);
  }
  return reply
    .header('set-cookie', overrideCookie(texts, Date.now(), config.siteUrl.startsWith('https:')))
    .redirect(target, 302);
}
