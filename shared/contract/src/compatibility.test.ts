import { checkRelease, checkTogether } from './compatibility.ts';
import type { ContractProblem } from './problems/contract-problem.ts';
import { asLine } from './problems/said.ts';
import { sayProblem } from './problems/say-problem.ts';
import { parseReleasePointer, pointerJson } from './release-pointer.ts';
import type { Release } from './release.ts';
import type { ShellContract } from './shell-contract.ts';

const release: Release = {
  name: 'mf-blog',
  version: '1.0.0',
  commit: 'abc',
  contract: 2,
  builtAt: '2026-01-01T00:00:00.000Z',
  folder: 'releases/1.0.0-1a2b3c4d/',
  container: { file: 'browser/remoteEntry.js', global: 'mf_blog' },
  manifest: 'browser/mf-manifest.json',
  exposes: ['./remote'],
  routes: [{ path: '/blog', files: { ar: [], en: [] } }],
  parcels: [{ name: 'latest', files: { ar: [], en: [] } }],
  slots: [],
  startUp: false,
  namespaces: ['mf-blog'],
  server: null,
  shared: { react: { version: '19.3.1', range: '^19.3.1' } },
  integrity: { 'browser/remoteEntry.js': 'sha384-x' },
};
const shell: ShellContract = {
  version: '3.0.0',
  contract: 2,
  accepts: [2, 1],
  routes: [{ path: '/blog', owner: 'mf-blog' }],
  slots: ['mf-blog/latest'],
  shared: { react: '19.3.1' },
};
/** Enough of a range for these cases: the same major version, and not older. */
const satisfies = (version: string, range: string) => {
  const wanted = range.replace('^', '');
  return wanted.split('.')[0] === version.split('.')[0] && version >= wanted;
};
/** As a terminal says it. */
const inEnglish = (problems: readonly ContractProblem[]) =>
  problems.map((problem) => {
    const { sentence, cure } = sayProblem(problem, 'en');
    return { breaks: problem.breaks, sentence: asLine(sentence), cure: asLine(cure) };
  });
const check = (changed: Partial<Release>, against: Partial<ShellContract> = {}) =>
  inEnglish(checkRelease({ ...release, ...changed }, { ...shell, ...against }, satisfies));
const together = (...releases: readonly Release[]) => inEnglish(checkTogether(releases));

describe('the contract between a release and a shell', () => {
  it('finds nothing in a release that fits, of this contract or of an older one still accepted', () => {
    expect(check({})).toEqual([]);
    expect(check({ contract: 1 })).toEqual([]);
  });

  it.each<[string, Partial<Release>, Partial<ShellContract>, RegExp, RegExp]>([
    ['a newer contract', { contract: 3 }, {}, /contract 3, the shell accepts 2, 1/, /shell .* first/],
    ['a contract too old', { contract: 0 }, {}, /contract 0/, /Build mf-blog anew/],
    ['no ./remote', { exposes: [] }, {}, /exposes no \.\/remote/, /mf-blog/],
    ['a route without a page', { routes: [] }, {}, /gives \/blog to mf-blog/, /Add the page/],
    [
      'a parcel that a page places',
      { parcels: [] },
      {},
      /places the parcel mf-blog\/latest/,
      /Keep the parcel/,
    ],
    [
      'a prop that a parcel needs from now on',
      {
        parcels: [{ name: 'latest', files: { ar: [], en: [] }, props: { city: 'string', count: 'number?' } }],
      },
      { slotProps: { 'mf-blog/latest': { count: 'number?' } } },
      /mf-blog\/latest of mf-blog 1\.0\.0 needs the prop city, which the shell does not always give/,
      /do without it in mf-blog, or release a shell that gives it first/,
    ],
    [
      'a prop of another type',
      { parcels: [{ name: 'latest', files: { ar: [], en: [] }, props: { count: 'string?' } }] },
      { slotProps: { 'mf-blog/latest': { count: 'number?' } } },
      /The shell gives the parcel mf-blog\/latest a count of another type than mf-blog 1\.0\.0 takes/,
      /Keep its type in mf-blog/,
    ],
    [
      'a shared library too old',
      {},
      { shared: { react: '18.3.0' } },
      /react 18\.3\.0.*\^19\.3\.1/,
      /npm install/,
    ],
  ])('says what breaks and who must move: %s', (_name, changed, against, sentence, cure) => {
    const problems = check(changed, against);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      breaks: true,
      sentence: expect.stringMatching(sentence),
      cure: expect.stringMatching(cure),
    });
  });

  it('only notes what does no harm', () => {
    const [route] = check({ routes: [...release.routes, { path: '/news', files: { ar: [], en: [] } }] });
    const [library] = check({ shared: { ...release.shared, dayjs: { version: '1.0.0', range: '^1.0.0' } } });
    const [prop] = check({}, { slotProps: { 'mf-blog/latest': { count: 'number?' } } });
    expect(prop).toMatchObject({ breaks: false, sentence: expect.stringContaining('the prop count') });
    expect(route).toMatchObject({ breaks: false, sentence: expect.stringContaining('/news') });
    expect(library).toMatchObject({ breaks: false, sentence: expect.stringContaining('dayjs') });
  });
});

describe('releases that are live together', () => {
  const other: Release = { ...release, name: 'mf-forms', namespaces: ['mf-forms'] };

  it('fit', () => expect(together(release, other)).toEqual([]));

  it('do not share a namespace', () => {
    const [problem] = together(release, { ...other, namespaces: ['mf-blog'] });
    expect(problem?.sentence).toContain('mf-forms 1.0.0 and mf-blog both claim the words of "mf-blog"');
  });

  it('offer what others place', () => {
    const [problem] = together({ ...release, parcels: [] }, { ...other, slots: ['mf-blog/latest'] });
    expect(problem?.sentence).toContain('mf-forms places the parcel mf-blog/latest');
  });

  it('give what others take, by what each of them was built against', () => {
    const parcels = [{ name: 'latest', files: { ar: [], en: [] }, props: { city: 'string' as const } }];
    const placing: Release = { ...other, slots: ['mf-blog/latest'] };
    const [problem] = together({ ...release, parcels }, placing);
    expect(problem).toMatchObject({
      breaks: true,
      sentence: expect.stringContaining('needs the prop city, which mf-forms does not always give'),
      cure: expect.stringContaining('release mf-forms that gives it first'),
    });
    const giving: Release = { ...placing, slotProps: { 'mf-blog/latest': { city: 'string' } } };
    expect(together({ ...release, parcels }, giving)).toEqual([]);
  });
});

describe('the release pointer', () => {
  const pointer = {
    release,
    canary: { folder: 'releases/1.1.0-aaaa/', percent: 30 },
    previous: [{ folder: 'releases/0.9.0-bbbb/', until: '2026-01-01T00:00:00.000Z' }],
    previews: [{ key: 'a1'.repeat(32), until: '2026-01-15T00:00:00.000Z' }],
  };

  it('reads what it has written', () => {
    expect(parseReleasePointer(JSON.parse(pointerJson(pointer)))).toEqual({ ok: true, value: pointer });
  });

  it('says since when visitors have the canary, and whether it is promoted by itself; what of that is wrong is left out', () => {
    const canary = { folder: 'releases/1.1.0-aaaa/', percent: 30 };
    const given = { ...canary, since: '2026-01-02T00:00:00.000Z', auto: true };
    const read = (told: object) => {
      const parsed = parseReleasePointer({ ...release, canary: told });
      return parsed.ok && parsed.value.canary;
    };
    expect(read(JSON.parse(JSON.stringify(given)) as object)).toEqual(given);
    expect(read({ ...canary, since: 'lately', auto: 'yes', more: 1 })).toEqual(canary);
  });

  it('is what readers before previews know where there are none', () => {
    expect(pointerJson({ ...pointer, previews: [] })).not.toContain('previews');
  });

  it.each([
    ['no list', 'none'],
    ['a key that is none', [{ key: 'x', until: '2026-01-15T00:00:00.000Z' }]],
    ['no end', [{ key: 'a1'.repeat(32) }]],
    ['an end that is none', [{ key: 'a1'.repeat(32), until: 'soon' }]],
  ])('lives without previews that are wrong: %s', (_what, previews) => {
    const parsed = parseReleasePointer({ ...release, previews });
    expect(parsed).toEqual({ ok: true, value: { release, canary: null, previous: [], previews: [] } });
  });

  it.each([
    { folder: '../x/', percent: 30 },
    { folder: 'releases/x/', percent: 0 },
    { folder: 'releases/x/', percent: 100 },
    { folder: 'releases/x/', percent: '30' },
    7,
  ])('lives without a canary that is wrong: %j', (canary) => {
    const parsed = parseReleasePointer({ ...release, canary, previous: 'none' });
    expect(parsed).toEqual({ ok: true, value: { release, canary: null, previous: [], previews: [] } });
  });
});
