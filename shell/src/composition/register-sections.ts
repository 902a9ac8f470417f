import { guestRoutes, matchRoute, mayPlace, REMOTE_NAMES, type RegistrySnapshot } from '@shared/contract';
import { addErrorHandler, registerApplication } from 'single-spa';
import { createSection, type SectionPorts } from './section.ts';

interface SectionsPorts extends SectionPorts {
  registry: RegistrySnapshot;
}

/** Registers the shell's own pages and every remote with single-spa, active where the route table says so, or a guest's release. */
export function registerSections({ registry, ...ports }: SectionsPorts): void {
  const guests = guestRoutes(registry);
  addErrorHandler((error) => console.error('single-spa', error));
  for (const name of new Set(['shell', ...REMOTE_NAMES, ...guests.map(({ owner }) => owner)])) {
    const section = createSection(name, {
      ...ports,
      mayPlace: (remote) => mayPlace(name, registry.remotes[remote]?.placedBy),
    });
    registerApplication({
      name,
      app: () => Promise.resolve(section),
      activeWhen: ({ pathname }) => matchRoute(pathname, guests).route.owner === name,
    });
    // A move inside a section that failed is a new chance, as a full load would be.
    window.addEventListener('single-spa:routing-event', () => section.recover());
  }
}
