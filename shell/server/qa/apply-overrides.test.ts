import type { Refusal, Result } from '@shared/contract';
import { createFakeOrigin, pointerTo, releaseOf, shellContract } from '../registry/releases.test-kit.ts';
import { connectOrigin } from '../registry/release-origin.ts';
import { registryEntry } from '../registry/registry-entry.ts';
import type { RegistryView } from '../registry/registry.ts';
import { requestFor, viewOf } from '../rendering/renderings.test-kit.ts';
import { applyOverrides, type OverridePorts } from './apply-overrides.ts';
import { parseAllowedOrigin } from './override.ts';
import type { ShownPreview } from './preview-releases.ts';

const live = releaseOf('1.0.0-aaaaaaaa');
const other = releaseOf('1.1.0-bbbbbbbb', {
  integrity: { 'server/render.cjs': 'sha384-x', 'browser/container.js': 'sha384-other' },
});
const LOCAL = 'http://localhost:3002';
const unfit: Refusal = { kind: 'contract', problems: [] };

const view: RegistryView = {
  key: 'live',
  snapshot: () => ({
    contract: 1,
    remotes: { 'mf-blog': registryEntry(live, { base: '/remotes/mf-blog/x/', channel: 'live' }) },
  }),
  integrity: (_name, file) => live.integrity[file],
  render: async () => ({ ok: true, value: viewOf('<p>live</p>') }),
};

describe('remotes that QA takes from elsewhere', () => {
  const origins = { [LOCAL]: createFakeOrigin(), 'http://blog.example': createFakeOrigin() };
  origins[LOCAL].says(pointerTo(other));
  origins['http://blog.example'].holds(other);

  let shown: Result<ShownPreview>;
  const previews = { find: async () => shown };

  const apply = (...texts: string[]) => {
    const allowed = parseAllowedOrigin('http://localhost:*');
    const ports: OverridePorts = {
      allowed: { origins: allowed ? [allowed] : [], previews: true },
      previews,
      shell: shellContract,
      remoteOrigins: { 'mf-blog': 'http://blog.example' },
      connect: (origin) => origins[origin as keyof typeof origins] ?? createFakeOrigin(),
    };
    return applyOverrides(view, { texts, expiresAt: 1_800_000_000 }, ports);
  };

  it('come from an allowed origin, and are pinned and rendered in the browser', async () => {
    const overridden = await apply(`mf-blog@${LOCAL}`);
    const entry = overridden.view.snapshot().remotes['mf-blog'];
    expect([entry?.channel, entry?.base]).toEqual(['override', `${LOCAL}/releases/1.1.0-bbbbbbbb/`]);
    expect(overridden.view.integrity('mf-blog', 'browser/container.js')).toBe('sha384-other');
    expect(overridden.origins).toEqual([LOCAL]);
    expect(overridden.qa).toEqual({
      overrides: [{ remote: 'mf-blog', source: LOCAL, version: '1.0.0' }],
      choosable: true,
      expiresAt: new Date(1_800_000_000_000).toISOString(),
    });
    expect(await overridden.view.render('mf-blog', requestFor('/blog'))).toMatchObject({
      ok: false,
      error: { kind: 'no-bundle' },
    });
  });

  it('come from another release of their own origin, through the site', async () => {
    const overridden = await apply('mf-blog@1.1.0-bbbbbbbb');
    expect(overridden.view.snapshot().remotes['mf-blog']?.base).toBe(
      '/remotes/mf-blog/releases/1.1.0-bbbbbbbb/',
    );
    expect(overridden.origins).toEqual([]);
  });

  it('come as a preview of their own origin, through the site, and are rendered on the server', async () => {
    const render = async () => ({ ok: true, value: viewOf('<p>preview</p>') }) as const;
    shown = { ok: true, value: { release: other, refused: undefined, render } };
    const name = '1.1.0-bbbbbbbb~AbCdEfGhIjKlMnOpQr-_09';
    const { view: seen, qa, origins: elsewhere } = await apply(`mf-blog@${name}`);
    expect(seen.snapshot().remotes['mf-blog']).toMatchObject({
      channel: 'preview',
      base: '/remotes/mf-blog/releases/1.1.0-bbbbbbbb/',
    });
    expect(await seen.render('mf-blog', requestFor('/blog'))).toEqual(await render());
    expect(seen.integrity('mf-blog', 'browser/container.js')).toBe('sha384-other');
    expect(qa.overrides).toEqual([{ remote: 'mf-blog', source: name, version: '1.0.0', preview: 'shown' }]);
    expect(elsewhere).toEqual([]);
  });

  it.each<[string, Result<ShownPreview>, object]>([
    ['has ended', { ok: false, error: '' }, { refused: { kind: 'ended' }, preview: 'ended' }],
    [
      'does not fit this shell',
      {
        ok: true,
        value: { release: other, refused: unfit, render: () => Promise.reject(new Error()) },
      },
      { refused: unfit, preview: 'shown' },
    ],
  ])('stay as they are when the preview %s', async (_what, found, state) => {
    shown = found;
    const { view: seen, qa } = await apply('mf-blog@1.1.0-bbbbbbbb~AbCdEfGhIjKlMnOpQr-_09');
    expect(qa.overrides).toMatchObject([state]);
    expect(seen.snapshot()).toEqual(view.snapshot());
    expect(await seen.render('mf-blog', requestFor('/blog'))).toMatchObject({ ok: true });
  });

  it.each([
    ['that does not answer', 'mf-blog@http://localhost:9999', { kind: 'nothing there' }],
    ['without that release', 'mf-blog@9.9.9-99999999', { kind: 'nothing there' }],
    ['that serves another remote', `mf-forms@${LOCAL}`, { kind: 'another remote', name: 'mf-blog' }],
  ])('from an origin %s stay as they are, and the visitor is told', async (_what, text, refused) => {
    const overridden = await apply(text);
    expect(overridden.qa.overrides).toMatchObject([{ refused }]);
    expect(overridden.origins).toEqual([]);
    expect(overridden.view.snapshot()).toEqual(view.snapshot());
    expect(await overridden.view.render('mf-blog', requestFor('/blog'))).toMatchObject({ ok: true });
  });

  it('are refused in the same way whatever was found in their place: a port is neither open nor closed', async () => {
    const refusalOf = async (answer: () => Promise<Response>) => {
      const ports: OverridePorts = {
        allowed: {
          origins: [parseAllowedOrigin('http://localhost:*')].filter((each) => each !== undefined),
          previews: false,
        },
        previews,
        shell: shellContract,
        remoteOrigins: {},
        connect: (origin) => connectOrigin(origin, { fetchFrom: answer }),
      };
      const kept = { texts: [`mf-blog@${LOCAL}`], expiresAt: 1_800_000_000 };
      return (await applyOverrides(view, kept, ports)).qa.overrides[0]?.refused;
    };
    const refusals = await Promise.all([
      refusalOf(() => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:3002'))),
      refusalOf(() => Promise.reject(new DOMException('timed out', 'TimeoutError'))),
      refusalOf(async () => new Response('SSH-2.0', { status: 500 })),
      refusalOf(async () => new Response('<!doctype html>')),
      refusalOf(async () => Response.json({ secret: 'of another service' })),
    ]);
    expect(refusals).toEqual(Array.from({ length: 5 }, () => ({ kind: 'nothing there' })));
  });

  it('that break the contract stay as they are, with the reason', async () => {
    origins[LOCAL].says(pointerTo({ ...other, contract: 99 }));
    const { qa } = await apply(`mf-blog@${LOCAL}`);
    origins[LOCAL].says(pointerTo(other));
    expect(qa.overrides).toMatchObject([
      {
        version: '1.0.0',
        refused: { kind: 'contract', problems: [{ kind: 'contract too new', contract: 99 }] },
      },
    ]);
  });

  it('are none of those that are not allowed any more', async () => {
    expect((await apply('mf-blog@https://evil.example')).qa).toEqual({
      overrides: [],
      choosable: true,
      expiresAt: null,
    });
  });
});
