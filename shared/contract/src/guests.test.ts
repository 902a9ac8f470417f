import { checkRelease } from './compatibility.ts';
import type { GuestPage } from './guest-page.ts';
import { guestLinks, guestRoutes, guestTitle } from './guest-routes.ts';
import { isGuestPlace, mayPlace, placersOf } from './guest-rules.ts';
import { asLine } from './problems/said.ts';
import { sayProblem } from './problems/say-problem.ts';
import { parseRelease, type Release } from './release.ts';
import { matchRoute } from './routes.ts';
import type { ShellContract } from './shell-contract.ts';

const page: GuestPage = {
  rendering: 'server',
  title: { ar: 'الوظائف', en: 'Careers' },
  link: { ar: 'الوظائف', en: 'Careers' },
};
const files = { ar: [], en: [] };
const route = (path: string, guest: GuestPage | undefined = { title: page.title, rendering: 'server' }) => ({
  path,
  files,
  ...(guest && { guest }),
});
const release: Release = {
  name: 'mf-careers',
  version: '1.0.0',
  commit: 'abc',
  contract: 2,
  builtAt: '2026-01-01T00:00:00.000Z',
  folder: 'releases/1.0.0-1a2b3c4d/',
  container: { file: 'browser/remoteEntry.js', global: 'mf_careers' },
  manifest: 'browser/mf-manifest.json',
  exposes: ['./remote'],
  routes: [route('/careers', page), route('/careers/:id')],
  parcels: [],
  slots: [],
  startUp: false,
  namespaces: ['mf-careers'],
  server: null,
  shared: {},
  integrity: { 'browser/remoteEntry.js': 'sha384-x' },
};
const shell: ShellContract = {
  version: '3.0.0',
  contract: 2,
  accepts: [2],
  routes: [],
  guests: [{ name: 'mf-careers', below: ['/careers', '/blog/team'] }],
  slots: [],
  shared: {},
};
const check = (changed: Partial<Release>, against = shell) =>
  checkRelease({ ...release, ...changed }, against, () => true).map((problem) => ({
    breaks: problem.breaks,
    sentence: asLine(sayProblem(problem, 'en').sentence),
  }));

describe('what a guest may do', () => {
  it('is to have routes at and below its paths, with words in both languages', () => {
    expect(check({})).toEqual([]);
  });

  it.each<[string, Partial<Release>, RegExp]>([
    [
      'outside of its paths',
      { routes: [route('/jobs')] },
      /\/jobs, and is allowed \/careers and \/blog\/team alone/,
    ],
    ['beside its path', { routes: [route('/careers-abroad')] }, /is allowed/],
    [
      'on a route of the site',
      { routes: [route('/blog/team')] },
      /\/blog\/team, which collides with the site's own \/blog\/:id/,
    ],
    ['below one', { routes: [route('/blog/team/:id')] }, /collides with the site's own \/blog\/:id\/\*/],
    ['by no pattern', { routes: [route('/careers/*')] }, /no pattern/],
    ['in capitals', { routes: [route('/careers/Team')] }, /no pattern/],
    ['climbing', { routes: [route('/careers/../sell')] }, /no pattern/],
    ['without a name', { routes: [{ path: '/careers', files }] }, /what its route \/careers is called/],
    ['twice', { routes: [route('/careers'), route('/careers')] }, /twice/],
    [
      'with more words than the header has place for',
      { routes: [route('/careers', { ...page, link: { ar: 'وظائف', en: 'Come and work with all of us' } })] },
      /link of 1 to 20 letters/,
    ],
    [
      'without words in a language',
      { routes: [route('/careers', { ...page, title: { ar: '', en: 'x' } })] },
      /title/,
    ],
    ['with a link to no address', { routes: [route('/careers/:id', page)] }, /no address/],
    [
      'with more links than the header has place for',
      { routes: ['/careers', '/careers/a', '/careers/b'].map((path) => route(path, page)) },
      /3 links in the header; 1 is the most/,
    ],
    ["under another's global", { container: { ...release.container, global: 'mf_blog' } }, /sets mf_blog/],
    ["with another's words", { namespaces: ['mf-blog'] }, /not its own/],
  ])('is nothing %s', (_what, changed, sentence) => {
    const [problem] = check(changed);
    expect(problem).toMatchObject({ breaks: true, sentence: expect.stringMatching(sentence) });
  });

  it('is nothing for a remote of the route table, whose routes nobody has looked at', () => {
    const inTable = { ...shell, guests: [], routes: [{ path: '/careers', owner: 'mf-careers' }] };
    const broken = check({}, inTable).filter(({ breaks }) => breaks);
    expect(broken.map(({ sentence }) => sentence).join(' ')).toContain('states routes of its own');
  });

  it('is nothing where nobody lets it in, which breaks nothing', () => {
    const problems = check({}, { ...shell, guests: [] });
    expect(problems).toEqual([
      expect.objectContaining({
        breaks: false,
        sentence: expect.stringContaining('lets no remote of that name in'),
      }),
    ]);
  });
});

describe('parcels of a guest', () => {
  const slots = ['mf-careers/openings', 'mf-listings/latest-sale'];
  const placing = { ...release, name: 'mf-blog', routes: [], slots };

  it.each<[string, readonly string[] | undefined, boolean]>([
    ['mf-blog', ['mf-blog'], true],
    ['mf-blog', ['*'], true],
    ['mf-blog', ['shell', 'mf-forms'], false],
    ['mf-blog', undefined, false],
    ['mf-careers', undefined, true],
    ['shell', ['shell'], true],
  ])('may be placed by %s where the operator says %j: %s', (placer, placedBy, may) => {
    const guests = [{ name: 'mf-careers', below: ['/careers'], ...(placedBy && { placedBy }) }];
    expect(mayPlace(placer, placersOf('mf-careers', guests))).toBe(may);
    expect(mayPlace(placer, placersOf('mf-listings', guests))).toBe(true);
    // Whoever places it is told, and goes on: it is nobody else's site.
    const problems = checkRelease({ ...placing, name: placer }, { ...shell, guests }, () => true);
    const told = problems.filter(({ kind }) => kind === 'parcel kept from its pages');
    expect(told).toHaveLength(may ? 0 : 1);
    for (const problem of told)
      expect([problem.breaks, asLine(sayProblem(problem, 'en').sentence)]).toEqual([
        false,
        `${placer} 1.0.0 places the parcel mf-careers/openings, which this site does not let it place: it fails there.`,
      ]);
  });
});

test.each([
  ['/careers', true],
  ['/company/careers', true],
  ['/', false],
  ['careers', false],
  ['/Careers', false],
  ['/careers/', false],
  ['/careers/:id', false],
  ['/api/careers', false],
  ['/remotes', false],
])('an operator may give away %s: %s', (path, may) => expect(isGuestPlace(path)).toBe(may));

describe('the routes of a page', () => {
  const entry = {
    name: 'mf-careers',
    version: '1.0.0',
    channel: 'live',
    base: '/remotes/mf-careers/releases/1.0.0-1a2b3c4d/',
    container: { url: '', global: 'mf_careers', integrity: '' },
    routes: [route('/careers', page), route('/careers/:id')],
    parcels: [],
    answers: [],
    startUp: false,
  } as const;
  const snapshot = { remotes: { 'mf-careers': entry } };

  it('are the table’s, then those that releases state', () => {
    const guests = guestRoutes(snapshot);
    expect(matchRoute('/careers/7', guests)).toEqual({
      route: {
        id: '/careers/:id',
        path: '/careers/:id',
        owner: 'mf-careers',
        rendering: 'server',
        title: page.title,
      },
      params: { id: '7' },
    });
    expect(matchRoute('/Careers', guests).route.owner).toBe('mf-careers');
    expect(matchRoute('/blog/7', guests).route.id).toBe('article');
    expect(matchRoute('/careers').route.id).toBe('not-found');
    expect(matchRoute('/nowhere', guests).route.id).toBe('not-found');
  });

  it('have their links and titles with them', () => {
    expect(guestLinks(snapshot)).toEqual([{ href: '/careers', words: page.link }]);
    const { route: found } = matchRoute('/careers/7', guestRoutes(snapshot));
    expect(guestTitle(snapshot, found, 'ar')).toBe('الوظائف');
    expect(guestTitle(snapshot, matchRoute('/sell').route, 'ar')).toBeUndefined();
  });
});

test.each([
  ['a title in one language', { ...page, title: { ar: 'x' } }],
  ['a title that is a number', { ...page, title: { ar: 1, en: 2 } }],
  ['a link that is a text', { ...page, link: 'Careers' }],
  ['another way of rendering', { ...page, rendering: 'never' }],
])('a release that states %s is none', (_what, guest) => {
  const parsed = parseRelease({ ...release, routes: [{ path: '/careers', files, guest }] });
  expect(parsed).toEqual({ ok: false, error: expect.stringContaining('"routes"') });
});
