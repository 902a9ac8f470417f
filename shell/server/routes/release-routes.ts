import { pointerJson, type ShellContract, type SiteState } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';

/**
 * What teams and their commands ask a site: its contract, what is live on it, and what a new visitor would get.
 * @param previews whether it shows them
 */
export function registerReleases(
  server: FastifyInstance,
  registry: Pick<Registry, 'states' | 'seenBy'>,
  shell: ShellContract,
  previews: boolean,
): void {
  const answer = (path: string, value: () => unknown) =>
    server.get(path, (_request, reply) => reply.header('cache-control', 'no-store').send(value()));
  answer('/contract.json', () => shell);
  answer('/releases.json', (): SiteState => ({ shell, remotes: registry.states(), previews }));
  answer('/registry.json', () => registry.seenBy(undefined).snapshot());
  // A site on another machine takes it up from here as from the remote's own origin (`npm run dev -- … --against`).
  server.get<{ Params: { name: string } }>('/remotes/:name/release.json', (request, reply) => {
    const live = registry.states().find(({ name }) => name === request.params.name)?.live;
    reply.header('cache-control', 'no-store');
    if (!live) return reply.code(404).type('text/plain; charset=utf-8').send('no release\n');
    const pointer = pointerJson({ release: live, canary: null, previous: [], previews: [] });
    return reply.type('application/json; charset=utf-8').send(pointer);
  });
}
