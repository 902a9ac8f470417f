import type {
  OverrideState,
  QualityAssurance,
  RegistryEntry,
  Release,
  RenderRequest,
  Result,
  ShellContract,
} from '@shared/contract';
import { registryEntry } from '../registry/registry-entry.ts';
import type { RegistryView } from '../registry/registry.ts';
import { connectOrigin, type ReleaseOrigin } from '../registry/release-origin.ts';
import { renderFailure, type RenderOutcome } from '../rendering/render-outcome.ts';
import { parseOverride, type Override, type OverrideRules } from './override.ts';
import type { KeptOverrides } from './override-cookie.ts';
import type { PreviewReleases } from './preview-releases.ts';
import { refusal } from './refusal.ts';

export interface OverridePorts {
  allowed: OverrideRules;
  previews: Pick<PreviewReleases, 'find'>;
  shell: ShellContract;
  remoteOrigins: Readonly<Record<string, string>>;
  /** Default: asks over the network. */
  connect?(origin: string): ReleaseOrigin;
}

/** A registry view with overrides in it. */
export interface OverriddenView {
  view: RegistryView;
  qa: QualityAssurance;
  /** Origins that this document may load scripts from, beside the site's own. */
  origins: readonly string[];
}

interface Applied {
  state: OverrideState;
  found?: {
    entry: RegistryEntry;
    release: Release;
    /** Default: the browser renders it. */
    render?(request: RenderRequest): Promise<RenderOutcome>;
  };
  origin?: string;
}

/**
 * Takes the named remotes from elsewhere, each only if its release fits the contract. Previews are rendered on the server; others
 * in the browser.
 */
export async function applyOverrides(
  view: RegistryView,
  kept: KeptOverrides,
  ports: OverridePorts,
): Promise<OverriddenView> {
  const applied = await Promise.all(
    kept.texts.flatMap((text) => {
      const parsed = parseOverride(text, ports.allowed);
      return parsed.ok ? [apply(parsed.value, ports)] : [];
    }),
  );
  const found = new Map(
    applied.flatMap((each) => (each.found ? [[each.found.release.name, each.found]] : [])),
  );
  const entries = Object.fromEntries([...found].map(([name, { entry }]) => [name, entry]));
  return {
    origins: applied.flatMap(({ origin, found: own }) => (origin && own ? [origin] : [])),
    qa: {
      overrides: applied.map(({ state }) => state),
      choosable: ports.allowed.origins.length > 0,
      expiresAt: applied.length > 0 ? new Date(kept.expiresAt * 1000).toISOString() : null,
    },
    view: {
      ...view,
      snapshot() {
        const snapshot = view.snapshot();
        return { ...snapshot, remotes: { ...snapshot.remotes, ...entries } };
      },
      integrity(name, file) {
        const own = found.get(name);
        return own ? own.release.integrity[file] : view.integrity(name, file);
      },
      render: async (name, request) => {
        const own = found.get(name);
        if (!own) return view.render(name, request);
        return (
          own.render?.(request) ??
          renderFailure('no-bundle', `${name} is overridden: the server runs no code from there`)
        );
      },
    },
  };
}

async function apply(override: Override, ports: OverridePorts): Promise<Applied> {
  const { remote, source } = override;
  if (override.kind === 'preview') return applyPreview(override, ports);
  const found = await find(override, ports);
  // Whether nothing listens, nothing answers, or something else does: more would tell whoever may set an override what runs on
  // machines that only the server reaches.
  if (!found.ok) return { state: { remote, source, refused: { kind: 'nothing there' } } };
  const release = found.value;
  const refused = refusal(release, remote, ports.shell);
  if (refused) return { state: { remote, source, version: release.version, refused } };
  const site = override.kind === 'origin' ? override.origin : `/remotes/${remote}`;
  return {
    state: { remote, source, version: release.version },
    found: {
      release,
      entry: registryEntry(release, { base: `${site}/${release.folder}`, channel: 'override' }, ports.shell),
    },
    ...(override.kind === 'origin' && { origin: override.origin }),
  };
}

async function applyPreview(
  { remote, source, name, folder }: Extract<Override, { kind: 'preview' }>,
  { previews, shell }: OverridePorts,
): Promise<Applied> {
  const found = await previews.find(remote, name, folder);
  // One that never was, too: who tries names learns nothing.
  if (!found.ok) return { state: { remote, source, refused: { kind: 'ended' }, preview: 'ended' } };
  const { release, refused, render } = found.value;
  const state: OverrideState = { remote, source, version: release.version, preview: 'shown' };
  if (refused !== undefined) return { state: { ...state, refused } };
  const base = `/remotes/${remote}/${release.folder}`;
  const entry = registryEntry(release, { base, channel: 'preview' }, shell);
  return { state, found: { release, render, entry } };
}

async function find(
  override: Exclude<Override, { kind: 'preview' }>,
  { remoteOrigins, connect = connectOrigin }: OverridePorts,
): Promise<Result<Release>> {
  if (override.kind === 'release')
    return connect(remoteOrigins[override.remote] ?? '').releaseIn(override.folder);
  const pointer = await connect(override.origin).pointer();
  return pointer.ok ? { ok: true, value: pointer.value.release } : pointer;
}
