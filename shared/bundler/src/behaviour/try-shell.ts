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
import type { Subject } from './subject.ts';
import { tryRelease, type Tried } from './try-release.ts';

/** For all of it, from the start of the shell to its end, so that a team waits no longer. */
const LIMIT_MS = 60_000;
const READY_LIMIT_MS = 20_000;
/** Of the limit over all, kept for the end. */
const STOP_LIMIT_MS = 5000;
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
  const answer = await fetch(`${siteUrl}/`, { signal: AbortSignal.timeout(READY_LIMIT_MS) });
  const html = await answer.text();
  const [, json] = new RegExp(`id="${DOCUMENT_STATE_ELEMENT_ID}">(.*?)</script>`).exec(html) ?? [];
  if (json === undefined) return 'all';
  return (JSON.parse(json) as DocumentState).extensions.join(',') || 'none';
}

/** The shell's document server on this machine, with remotes and API of the site. */
async function startShell({ folder, siteUrl, site }: ShellSubject) {
  const limit = performance.now() + READY_LIMIT_MS;
  const extensions = await extensionsOf(siteUrl);
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
      API_EXTENSIONS: extensions,
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
  while (performance.now() < limit && child.exitCode === null) {
    const signal = AbortSignal.timeout(READY_LIMIT_MS);
    const answer = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`the shell does not start:\n${output}`);
}

/**
 * Tries a shell that nobody has with every release that is live on a site: its document server runs on this machine for as long. Rejects
 * when it does not start. What is not done, or not begun, within a minute of all counts as not tried.
 */
export async function tryShell(subject: ShellSubject): Promise<TriedWith[]> {
  const { folder, siteUrl, site } = subject;
  const end = performance.now() + LIMIT_MS - STOP_LIMIT_MS;
  const shell = await startShell(subject);
  const live = site.remotes.flatMap((remote) => (remote.live ? [remote.live] : []));
  const tryWith = async (release: Release): Promise<Tried> => {
    const leftMs = end - performance.now();
    if (leftMs <= 0)
      return { kind: 'not tried', reason: `the ${LIMIT_MS / 1000} s for all were over before its turn` };
    const trial: Subject = {
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
    };
    return tryRelease(trial, leftMs);
  };
  try {
    return await pMap(live, async (release) => ({ release, tried: await tryWith(release) }), {
      concurrency: AT_ONCE,
    });
  } finally {
    await shell.stop();
  }
}
