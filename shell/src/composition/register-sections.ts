import { matchRoute, REMOTE_NAMES } from '@shared/contract';
import { addErrorHandler, registerApplication } from 'single-spa';
import { createSection, type SectionPorts } from './section.ts';

/** Registers the shell's own pages and every remote with single-spa, active where the route table says so. */
export function registerSections(ports: SectionPorts): void {
  addErrorHandler((error) => console.error('single-spa', error));
  for (const name of ['shell', ...REMOTE_NAMES]) {
    const section = createSection(name, ports);
    registerApplication({
      name,
      app: () => Promise.resolve(section),
      activeWhen: ({ pathname }) => matchRoute(pathname).route.owner === name,
    });
    // A move inside a section that failed is a new chance, as a full load would be.
    window.addEventListener('single-spa:routing-event', () => section.recover());
  }
}
