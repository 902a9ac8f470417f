import { matchPath } from '@shared/contract';

const MAP_LIMIT_MS = 5000;

/** Addresses that a site says it has; none where it does not answer. */
export async function addressesOf(siteUrl: string): Promise<string[]> {
  try {
    const answer = await fetch(`${siteUrl}/sitemap.xml`, { signal: AbortSignal.timeout(MAP_LIMIT_MS) });
    const text = answer.ok ? await answer.text() : '';
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  } catch {
    return [];
  }
}

/** An address of a route: one that the site has, else one that could be, whose page says that there is none such. */
export const addressFor = (route: string, addresses: readonly string[]): string =>
  route.includes(':')
    ? (addresses.find((address) => matchPath(route, address)) ?? route.replaceAll(/:\w+/g, '1'))
    : route;
