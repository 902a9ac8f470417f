import type { RegistryEntry, Release } from '@shared/contract';

/** What a document says of a release: `origin` is empty for what the site itself passes on. */
export function registryEntry(
  release: Release,
  { base, channel }: { base: string; channel: RegistryEntry['channel'] },
): RegistryEntry {
  const { file, global } = release.container;
  return {
    name: release.name,
    version: release.version,
    channel,
    base,
    container: { url: base + file, global, integrity: release.integrity[file] ?? '' },
    routes: release.routes,
    parcels: release.parcels,
    answers: release.answers ?? [],
    startUp: release.startUp,
  };
}
