import type { ShellContract, SiteState } from '@shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';

/** What teams and their commands ask a site: its contract, what is live on it, and what a new visitor would get. */
export function registerReleases(server: FastifyInstance, registry: Registry, shell: ShellContract): void {
  const answer = (path: string, value: () => unknown) =>
    server.get(path, (_request, reply) => reply.header('cache-control', 'no-store').send(value()));
  answer('/contract.json', () => shell);
  answer('/releases.json', (): SiteState => ({ shell, remotes: registry.states() }));
  answer('/registry.json', () => registry.seenBy(undefined).snapshot());
}
