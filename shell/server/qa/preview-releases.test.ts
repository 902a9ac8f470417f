import { newPreviewName, previewKey } from '@shared/bundler/preview-name';
import type { Preview, Release } from '@shared/contract';
import {
  createFakeOrigin,
  createFakePool,
  createFakeStore,
  releaseOf,
  shellContract,
  type FakePool,
} from '../registry/releases.test-kit.ts';
import { renderFailure } from '../rendering/render-outcome.ts';
import { requestFor } from '../rendering/renderings.test-kit.ts';
import { createFakeClock, type FakeClock } from '../time/fake-clock.test-kit.ts';
import { createPreviewReleases, type PreviewReleases } from './preview-releases.ts';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

describe('previews, as the document server shows them', () => {
  let clock: FakeClock;
  let pools: FakePool[];
  let pointer: Preview[];
  let now: number;
  let previews: PreviewReleases;
  let origin: ReturnType<typeof createFakeOrigin>;

  beforeEach(() => {
    clock = createFakeClock();
    pools = [];
    pointer = [];
    now = NOW;
    origin = createFakeOrigin();
    previews = createPreviewReleases({
      most: 2,
      previewsOf: (remote) => (remote === 'mf-blog' ? pointer : []),
      isNamed: (remote, name) => remote === 'mf-blog' && name.endsWith('~named-by-the-site'),
      origins: { 'mf-blog': origin },
      shell: shellContract,
      serving: {
        clock,
        store: createFakeStore(),
        async startPool(_release, bundle) {
          const pool = createFakePool(bundle);
          pools.push(pool);
          return pool;
        },
        log: () => {},
      },
      now: () => now,
    });
  });
  afterEach(() => previews.close());

  /** Puts a release at the origin, of which the pointer says that it is a preview. @returns its name */
  function show(id: string, release: Partial<Release> = {}): string {
    origin.holds(releaseOf(id, release));
    const name = newPreviewName(id);
    pointer.push({ key: previewKey(name), until: new Date(NOW + 14 * DAY).toISOString() });
    return name;
  }
  const find = (name: string, remote = 'mf-blog') =>
    previews.find(remote, name, `releases/${name.split('~')[0]}/`);
  /** What it is rendered by: its bundle, or why by none. */
  async function look(name: string): Promise<string> {
    const found = await find(name);
    if (!found.ok) return 'not there';
    const outcome = await found.value.render(requestFor('/blog'));
    return outcome.ok ? outcome.value.html.toString() : outcome.error.kind;
  }
  const bundleOf = (id: string) => `/cache/releases/${id}/render.cjs`;

  it('are rendered from the first look on, by one pool however many look', async () => {
    const name = show('1.1.0-bbbbbbbb');
    const looks = await Promise.all([look(name), look(name), look(name)]);
    expect(looks).toEqual(Array.from({ length: 3 }, () => bundleOf('1.1.0-bbbbbbbb')));
    expect(pools).toHaveLength(1);
  });

  it('are there for who has the whole name, at the remote whose they are, until they end', async () => {
    const name = show('1.1.0-bbbbbbbb');
    const [id = ''] = name.split('~');
    for (const guess of [id, `${id}~`, `${id}~${'A'.repeat(22)}`, newPreviewName(id)])
      expect(previews.has('mf-blog', guess)).toBe(false);
    expect([previews.has('mf-blog', name), previews.has('mf-forms', name)]).toEqual([true, false]);
    now += 14 * DAY;
    expect(previews.has('mf-blog', name)).toBe(false);
    expect(await find(name)).toEqual({ ok: false, error: 'there is no such preview' });
  });

  it('are any releases of the remote’s own origin that the site names itself, whatever the pointer says', async () => {
    origin.holds(releaseOf('1.1.0-bbbbbbbb'));
    expect(await look('1.1.0-bbbbbbbb~named-by-the-site')).toBe(bundleOf('1.1.0-bbbbbbbb'));
    expect(await look('1.2.0-cccccccc~named-by-the-site')).toBe('not there');
    expect(previews.has('mf-forms', '1.1.0-bbbbbbbb~named-by-the-site')).toBe(false);
  });

  it('start nothing for names that the pointer does not have, however many come', async () => {
    const names = Array.from({ length: 50 }, () => newPreviewName('1.1.0-bbbbbbbb'));
    origin.holds(releaseOf('1.1.0-bbbbbbbb'));
    expect(new Set(await Promise.all(names.map(look)))).toEqual(new Set(['not there']));
    expect([pools, origin.fetched]).toEqual([[], []]);
  });

  it('are rendered two at a time; a third takes the place of one that nobody looks at any more', async () => {
    const [first, second, third] = [show('1.1.0-aaaaaaaa'), show('1.1.0-bbbbbbbb'), show('1.1.0-cccccccc')];
    await look(first);
    await look(second);
    expect(await look(third)).toBe('crowded');
    await clock.pass(29_000);
    await look(first);
    await clock.pass(1000);
    expect(await look(third)).toBe(bundleOf('1.1.0-cccccccc'));
    expect(pools.map((pool) => pool.isDrained())).toEqual([false, true, false]);
    expect(await look(second)).toBe('crowded');
  });

  it('end their workers when nobody has looked for five minutes', async () => {
    const name = show('1.1.0-bbbbbbbb');
    await look(name);
    await clock.pass(299_000);
    await look(name);
    await clock.pass(299_000);
    expect(pools[0]?.isDrained()).toBe(false);
    await clock.pass(1000);
    expect(pools[0]?.isDrained()).toBe(true);
    expect(await look(name)).toBe(bundleOf('1.1.0-bbbbbbbb'));
  });

  it('that break the contract are refused before anything of theirs runs', async () => {
    const found = await find(show('1.1.0-bbbbbbbb', { contract: 99 }));
    expect(found).toMatchObject({ ok: true, value: { refused: { problems: [{ contract: 99 }] } } });
    expect(pools).toEqual([]);
  });

  it('that fail say so for themselves', async () => {
    const [bad, good] = [show('1.1.0-aaaaaaaa'), show('1.1.0-bbbbbbbb')];
    await look(bad);
    pools[0]?.answersWith(renderFailure('threw', 'on purpose'));
    for (let faults = 0; faults < 5; faults += 1) expect(await look(bad)).toBe('threw');
    expect([await look(bad), await look(good)]).toEqual(['paused', bundleOf('1.1.0-bbbbbbbb')]);
  });

  it('are rendered by nothing once the server closes', async () => {
    const [first, second] = [show('1.1.0-aaaaaaaa'), show('1.1.0-bbbbbbbb')];
    await look(first);
    await previews.close();
    expect(pools[0]?.isDrained()).toBe(true);
    expect(await look(second)).toBe('crowded');
  });
});
