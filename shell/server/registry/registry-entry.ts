import { placersOf, type RegistryEntry, type Release, type ShellContract } from '@shared/contract';

/**
 * What a document says of a release: `origin` is empty for what the site itself passes on.
 * @param shell whose guests it says by whom they may be placed. Default: it has none
 */
export function registryEntry(
  release: Release,
  { base, channel }: { base: string; channel: RegistryEntry['channel'] },
  shell?: Pick<ShellContract, 'guests'>,
): RegistryEntry {
  const { file, global } = release.container;
  const placedBy = placersOf(release.name, shell?.guests);
  return {
    name: release.name,
    version: release.version,
    channel,
    base,
    container: { url: base + file, global, integrity: release.integrity[file] ?? '' },
    routes: release.routes,
    parcels: release.parcels,
    ...(placedBy && { placedBy }),
    answers: release.answers ?? [],
    startUp: release.startUp,
    ...(release.onlyWhenMeant && { onlyWhenMeant: true }),
  };
}
