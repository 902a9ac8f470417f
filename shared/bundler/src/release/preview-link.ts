import type { Release } from '@shared/contract';
import { siteUrl } from './live-site.ts';
import { previewAddress } from './preview-name.ts';

/** For a site to hear of it, which asks each remote's origin every two seconds. */
const KNOWN_LIMIT_MS = 10_000;
const ASK_MS = 250;

/** A link to a preview's first page. */
export const linkTo = (release: Release, name: string): string => siteUrl() + previewAddress(release, name);

/** What whoever follows a preview's link gets. */
export interface OpenedLink {
  /** Of its document's content: `rendered`, or why not. */
  content: string;
  /** By which the site shows it to this visitor from now on. */
  cookie: { name: string; value: string };
}

/** Follows the link until the site knows it, which then has its server bundle running. Rejects when it never does. */
export async function openLink(link: string): Promise<OpenedLink> {
  const started = performance.now();
  while (performance.now() - started < KNOWN_LIMIT_MS) {
    const answer = await fetch(link, { redirect: 'manual' }).catch(() => undefined);
    const [pair = ''] = answer?.headers.getSetCookie()[0]?.split(';') ?? [];
    const target = answer?.headers.get('location');
    if (target && pair) {
      const page = await fetch(new URL(target, link), { headers: { cookie: pair }, redirect: 'manual' });
      await page.arrayBuffer();
      const content =
        /content;desc="([^"]*)"/.exec(page.headers.get('server-timing') ?? '')?.[1] ?? 'unknown';
      const at = pair.indexOf('=');
      return { content, cookie: { name: pair.slice(0, at), value: pair.slice(at + 1) } };
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
  throw new Error(
    `${siteUrl()} does not show it after ${KNOWN_LIMIT_MS / 1000} s; does it poll this origin? Its link is ${link}`,
  );
}
