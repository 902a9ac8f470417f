import { releaseId } from '@shared/contract';
import type { Tracing } from '@shared/telemetry';
import type { RegistryView } from '../registry/registry.ts';

/** The same releases; each rendering is a span that names the release, and why there is none where there is none. */
export const tracedRenderer = (view: RegistryView, tracing: Tracing): RegistryView => ({
  ...view,
  render: (name, request) => {
    const entry = view.snapshot().remotes[name];
    const release = entry ? releaseId({ folder: entry.base }) : 'none';
    const what = request.parcel === undefined ? name : `${name}/${request.parcel}`;
    return tracing.span(`render ${what}`, { 'site.remote': name, 'site.release': release }, async (note) => {
      const outcome = await view.render(name, request);
      note({ 'site.outcome': outcome.ok ? 'rendered' : outcome.error.kind });
      return outcome;
    });
  },
});
