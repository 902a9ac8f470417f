import { parseReleasePointer, type RemoteState } from '@shared/contract';
import Fastify from 'fastify';
import { partsOf } from '../document/documents.test-kit.ts';
import type { RegistryView } from '../registry/registry.ts';
import { pointerTo, releaseOf, shellContract } from '../registry/releases.test-kit.ts';
import { registerReleases } from './release-routes.ts';

const live = releaseOf('1.0.0-aaaaaaaa');
const state: RemoteState = { name: 'mf-blog', live, canary: null, rendered: true, problem: null };

async function ask(url: string, previews = true) {
  const server = Fastify();
  const seenBy = () => partsOf('/blog').registry as RegistryView;
  registerReleases(server, { states: () => [state], seenBy }, shellContract, previews);
  const answer = await server.inject(url);
  await server.close();
  return answer;
}

describe('what a site says of its releases', () => {
  it('is what teams’ commands ask for: contract, releases, and whether previews are shown', async () => {
    expect((await ask('/contract.json')).json()).toEqual(shellContract);
    expect((await ask('/releases.json')).json()).toEqual({
      shell: shellContract,
      remotes: [JSON.parse(JSON.stringify(state))],
      previews: true,
    });
    expect((await ask('/releases.json', false)).json()).toMatchObject({ previews: false });
  });

  it('has each live release as its own origin would name it, for a site elsewhere', async () => {
    const answer = await ask('/remotes/mf-blog/release.json');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(parseReleasePointer(answer.json())).toEqual({ ok: true, value: pointerTo(live) });
    expect((await ask('/remotes/mf-forms/release.json')).statusCode).toBe(404);
  });
});
