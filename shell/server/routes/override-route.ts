import type { FastifyReply } from 'fastify';
import type { DocumentServerConfig } from '../config/config.ts';
import { parseOverride } from '../qa/override.ts';
import { overrideCookie } from '../qa/override-cookie.ts';

/** `?override=none`: back to what everybody gets. */
const NONE = 'none';

/**
 * Keeps the overrides that a link carries and leads on to the page itself; each link replaces what was kept. One that is
 * not allowed is refused with its reason, and nothing changes.
 */
export function acceptOverrides(
  url: URL,
  { overrideOrigins, siteUrl }: Pick<DocumentServerConfig, 'overrideOrigins' | 'siteUrl'>,
  reply: FastifyReply,
): FastifyReply {
  const texts = url.searchParams.getAll('override').filter((text) => text !== NONE && text !== '');
  const refused = texts.flatMap((text) => {
    const parsed = parseOverride(text, overrideOrigins);
    return parsed.ok ? [] : [parsed.error];
  });
  reply.header('cache-control', 'no-store');
  if (refused.length > 0)
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send(`override refused: ${refused.join('; ')}\n`);
  url.searchParams.delete('override');
  const search = url.searchParams.size > 0 ? `?${url.searchParams}` : '';
  // One slash: two would name another site.
  const target = url.pathname.replace(/^\/+/, '/') + search;
  return reply
    .header('set-cookie', overrideCookie(texts, Date.now(), siteUrl.startsWith('https:')))
    .redirect(target, 302);
}
