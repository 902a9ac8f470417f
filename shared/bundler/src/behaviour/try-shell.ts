import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DOCUMENT_STATE_ELEMENT_ID,
  guestEntry,
  REMOTE_NAMES,
  variablesOf,
  type DocumentState,
  type Release,
  type SiteState,
} from '@shared/contract';
import getPort from 'get-port';
import pMap from 'p-map';
import { tryRelease, type Tried } from './try-release.ts';

const READY_LIMIT_MS = 20_000;
const STOP_LIMIT_MS = 10_000;
/** Each waits as often as it works. */
const AT_ONCE = 2;

/** A shell as it was built, and the site whose live releases it is tried with. */
export interface ShellSubject {
  /** With `server/main.cjs` and `browser`; absolute. */
  folder: string;
  /** Without a slash at its end. */
  siteUrl: string;
  site: SiteState;
}

export interface TriedWith {
  release: Release;
  tried: Tried;
}

/** What the API can do beyond the specification, as the site's own documents tell their pages; `all` where they do not. */
async function extensionsOf(siteUrl: string): Promise<string> {
  const html = await (await fetch(`${siteUrl}/`)).text();
  const [, json] = new RegExp(`id="${DOCUMENT_STATE_ELEMENT_ID}">(.*?)</script>`).exec(html) ?? [];
  if (json === undefined) return 'all';
  return (JSON.parse(json) as DocumentState).extensions.join(',') || 'none';
}

/** The shell's document server on this machine, with remotes and API of the site. */
async function startShell({ folder, siteUrl, site }: ShellSubject) {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const cache = await mkdtemp(path.join(tmpdir(), 'shell-on-trial-'));
  const originOf = (name: string) => `${siteUrl}/remotes/${name}`;
  const origins = REMOTE_NAMES.map((name) => [variablesOf(name).origin, originOf(name)]);
  const guests = (site.shell.guests ?? []).map((guest) => guestEntry(guest, originOf(guest.name)));
  const child = spawn(process.execPath, [path.join(folder, 'server/main.cjs')], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      REFERENCE_API_ORIGIN: siteUrl,
      API_EXTENSIONS: await extensionsOf(siteUrl),
      CACHE_DIR: cache,
      ...Object.fromEntries(origins),
      GUEST_REMOTES: guests.join(' '),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-2000);
    });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
    await rm(cache, { recursive: true, force: true });
  };
  const limit = performance.now() + READY_LIMIT_MS;
  while (performance.now() < limit && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`the shell does not start:\n${output}`);
}

/**
 * Tries a shell that nobody has with every release that is live on a site: its document server runs on this machine for as long. Rejects
 * when it does not start.
 */
export async function tryShell(subject: ShellSubject): Promise<TriedWith[]> {
  const { folder, siteUrl, site } = subject;
  const shell = await startShell(subject);
  try {
    const live = site.remotes.flatMap((remote) => (remote.live ? [remote.live] : []));
    return await pMap(
      live,
      async (release) => ({
        release,
        tried: await tryRelease({
          siteUrl: shell.url,
          release,
          candidate: 'shell',
          reference: siteUrl,
          placers: live,
          shellSlots: site.shell.slots,
          async readFile(file) {
            const [, name] = /^\/assets\/([\w.-]+)$/.exec(file) ?? [];
            return name && readFile(path.join(folder, 'browser', name), 'utf8').catch(() => undefined);
          },
        }),
      }),
      { concurrency: AT_ONCE },
    );
  } finally {
    await shell.stop();
  }
}
