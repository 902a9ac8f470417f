import type { QaPorts } from './qa-ports.ts';

/**
 * The tools of those who test, where the deployer has switched them on: Ctrl-Alt-M shows which release of each remote
 * this page has, and a banner stands on every page that is not what visitors get.
 */
export function startQa(ports: QaPorts): void {
  const { qa } = ports.state;
  if (!qa) return;
  const tools = () => import('./qa-tools.tsx');
  if (qa.overrides.length > 0) void tools().then(({ showBanner }) => showBanner(ports));
  document.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.altKey || event.code !== 'KeyM') return;
    event.preventDefault();
    void tools().then(({ showPanel }) => showPanel(ports));
  });
}
