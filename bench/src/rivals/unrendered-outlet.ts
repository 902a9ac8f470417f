import { matchRoute, type RemoteName, type RenderRequest } from '@shared/contract';
import shellPackage from '../../../shell/package.json' with { type: 'json' };
import type { RenderedOutlet } from '../../../shell/server/rendering/render-outlet.ts';

const leftToBrowser = 'no-bundle';

/** Home is the page that places the parcels of others. */
const homeParcels = shellPackage.slots.flatMap((slot) => {
  const [remote, name] = slot.split('/');
  return remote && name
    ? [{ ref: { remote: remote as RemoteName, name }, view: undefined, leftToBrowser } as const]
    : [];
});

/** Stands in for the outlet's rendering: the browser does it, and the document hints at the files for it. */
export function renderOutlet({ pathname }: RenderRequest): Promise<RenderedOutlet> {
  const match = matchRoute(pathname);
  return Promise.resolve({
    match,
    view: undefined,
    leftToBrowser,
    parcels: match.route.id === 'home' ? homeParcels : [],
  });
}
