import { previewKey } from '@shared/bundler/preview-name';
import type { Preview, Refusal, Release, RenderRequest, Result, ShellContract } from '@shared/contract';
import type { ReleaseOrigin } from '../registry/release-origin.ts';
import { serveRelease, type ServedRelease, type ServingPorts } from '../registry/served-release.ts';
import { renderFailure, type RenderOutcome } from '../rendering/render-outcome.ts';
import { systemClock, waitAtMost } from '../time/clock.ts';
import { refusal } from './refusal.ts';

/** A held release that somebody with its link looks at. */
export interface ShownPreview {
  release: Release;
  /** Why it cannot stand in this shell; undefined when it can. */
  refused: Refusal | undefined;
  /** Never rejects. */
  render(request: RenderRequest): Promise<RenderOutcome>;
}

/** Previews of all remotes, of which a few are rendered on the server at a time. */
export interface PreviewReleases {
  /** Whether a link names a preview that has not ended. Costs a hash or two, whatever is asked for. */
  has(remote: string, name: string): boolean;
  /**
   * The preview that a link names, with its workers warm or soon so.
   * @param folder that of the name's release
   */
  find(remote: string, name: string, folder: string): Promise<Result<ShownPreview>>;
  close(): Promise<void>;
}

export interface PreviewPorts {
  /** How many are rendered at a time; others are rendered in the browser. */
  most: number;
  /** What a remote's own pointer says of its previews. */
  previewsOf(remote: string): readonly Preview[];
  /** Whether a link names a release in another way that this site gives, whatever its remote's pointer says. Default: none does. */
  isNamed?: ((remote: string, name: string) => boolean) | undefined;
  origins: Readonly<Record<string, ReleaseOrigin>>;
  shell: ShellContract;
  /** What they are served with: of their own, and apart from what visitors get. */
  serving: ServingPorts;
  /** Milliseconds since 1970. Default: the system's. */
  now?: () => number;
}

/** Its workers go when nobody has looked at it for so long. */
const IDLE_MS = 300_000;
/** One that was looked at so lately makes no room for another: many at once must not start one process after another. */
const IN_USE_MS = 30_000;
/** Warm workers take less than a second; a first look waits for them. */
const START_LIMIT_MS = 2500;

interface Running {
  served: ServedRelease;
  usedAt: number;
  callOffEnd(): void;
}

/**
 * Serves previews for those who have their links. No pool of workers is started but for a release that its remote's pointer or this
 * site names as a preview and that fits this shell, and never more than `most`.
 */
export function createPreviewReleases(ports: PreviewPorts): PreviewReleases {
  const { most, previewsOf, isNamed, origins, shell, serving, now = Date.now } = ports;
  const { clock = systemClock } = serving;
  const running = new Map<string, Running>();
  let isClosed = false;

  const has = (remote: string, name: string) => {
    if (isNamed?.(remote, name)) return true;
    const key = previewKey(name);
    return previewsOf(remote).some((each) => each.key === key && Date.parse(each.until) > now());
  };

  function end(id: string, each: Running): Promise<void> {
    running.delete(id);
    each.callOffEnd();
    return each.served.close();
  }

  function touch(id: string, each: Running): void {
    each.callOffEnd();
    each.usedAt = clock.now();
    each.callOffEnd = clock.after(IDLE_MS, () => void end(id, each));
  }

  /** Whether another pool may be started; the one that nobody looks at any more makes room for it. */
  function makeRoom(): boolean {
    if (isClosed || most === 0) return false;
    if (running.size < most) return true;
    const [oldest] = [...running].toSorted(([, one], [, other]) => one.usedAt - other.usedAt);
    if (!oldest || clock.now() - oldest[1].usedAt < IN_USE_MS) return false;
    void end(...oldest);
    return true;
  }

  async function shown(id: string, each: Running): Promise<Result<ShownPreview>> {
    touch(id, each);
    const { served } = each;
    await waitAtMost(clock, START_LIMIT_MS, served.started);
    return { ok: true, value: { release: served.release, refused: undefined, render: served.render } };
  }

  const leftToBrowser = async () => renderFailure('crowded', `${most} previews are rendered already`);

  return {
    has,
    async find(remote, name, folder) {
      if (!has(remote, name)) return { ok: false, error: 'there is no such preview' };
      const id = `${remote}/${folder}`;
      const known = running.get(id);
      if (known) return shown(id, known);
      const origin = origins[remote];
      if (!origin) return { ok: false, error: 'there is no such remote' };
      const release = await origin.releaseIn(folder);
      if (!release.ok) return release;
      const refused = refusal(release.value, remote, shell);
      // Somebody else may have asked for it meanwhile.
      const other = running.get(id);
      if (other) return shown(id, other);
      if (refused !== undefined || !makeRoom())
        return { ok: true, value: { release: release.value, refused, render: leftToBrowser } };
      const served = serveRelease(release.value, origin, serving);
      const each: Running = { served, usedAt: clock.now(), callOffEnd: () => {} };
      running.set(id, each);
      return shown(id, each);
    },
    async close() {
      isClosed = true;
      await Promise.all([...running].map(([id, each]) => end(id, each)));
    },
  };
}
