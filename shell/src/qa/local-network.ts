/**
 * Addresses of this machine and of networks that are nobody's in public (RFC 1918, RFC 3927, RFC 4193, RFC 4291, `.local`): a page
 * from elsewhere may load from there only when the browser's user has allowed it.
 */
const LOCAL_HOST =
  /^(?:(?:.+\.)?(?:localhost|local)|(?:127|10)(?:\.\d+){3}|(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}|\[(?:::1|f[cd].+|fe80.+)\])$/;

const isLocal = (address: string) => URL.canParse(address) && LOCAL_HOST.test(new URL(address).hostname);

/** Whether the page is from elsewhere than what is to be loaded into it from the local network. */
export const leadsToLocalNetwork = (page: string, sources: readonly string[]): boolean =>
  !isLocal(page) && sources.some((source) => isLocal(source.trim()));

/** Chromium's names of that permission, by its versions; other browsers know neither. */
const PERMISSIONS = ['loopback-network', 'local-network', 'local-network-access'] as const;

/** Whether the browser's user has refused it to this site; false where nobody was asked, or the browser does not tell. */
export async function isLocalNetworkRefused(): Promise<boolean> {
  const states = await Promise.all(
    PERMISSIONS.map((name) =>
      navigator.permissions
        ?.query({ name: name as PermissionName })
        .then(({ state }) => state)
        // A name that this browser does not know.
        .catch(() => undefined),
    ),
  );
  return states.includes('denied');
}
