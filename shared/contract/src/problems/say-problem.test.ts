import { LANGUAGES } from '../language.ts';
import type { ContractProblem, GuestFault, ProblemOf } from './contract-problem.ts';
import { asLine, type Said } from './said.ts';
import { sayProblem } from './say-problem.ts';

const release = { name: 'mf-blog', version: '1.0.0' };
const parcel = 'mf-blog/latest';
type Examples = {
  [Kind in ContractProblem['kind']]: Omit<ProblemOf<Kind>, 'kind' | 'breaks' | 'release'>;
};
const EXAMPLES: Examples = {
  'contract too new': { contract: 3, accepts: [2, 1] },
  'contract too old': { contract: 0, accepts: [2, 1], current: 2 },
  'nothing exposed': {},
  'route without a page': { path: '/blog' },
  'page without a route': { path: '/news' },
  'fault of a guest': { fault: { kind: 'route twice', path: '/careers' } },
  'routes beside the table': {},
  'guest not let in': {},
  'library not on the page': { library: 'dayjs', version: '1.0.0' },
  'library that does not fit': { library: 'react', version: '19.3.1', given: '18.3.0', range: '^19.3.1' },
  'parcel not offered': { parcel, placer: 'shell' },
  'prop not given': { parcel, placer: 'shell', prop: 'city' },
  'prop of another type': { parcel, placer: 'shell', prop: 'city' },
  'prop not taken': { parcel, placer: 'shell', prop: 'city' },
  'parcel kept from its pages': { parcel: 'mf-careers/openings' },
  'words of two': { owner: 'mf-forms', namespace: 'mf-blog' },
};
const FAULTS: { [Kind in GuestFault['kind']]: Omit<Extract<GuestFault, { kind: Kind }>, 'kind'> } = {
  'route without a title': { path: '/careers' },
  'route of no pattern': { path: '/Careers' },
  'route not allowed': { path: '/jobs', below: ['/careers', '/teams'] },
  'route of the site': { path: '/blog/team', taken: '/blog/:id' },
  'too many letters': { what: 'title', path: '/careers', most: 70 },
  'link to no address': { path: '/careers/:id' },
  'route twice': { path: '/careers' },
  'too many routes': { count: 21, most: 20 },
  'too many links': { count: 3, most: 1 },
  "another's global": { global: 'mf_blog' },
  "another's words": {},
};
const problems = [
  ...Object.entries(EXAMPLES).flatMap(([kind, details]) =>
    ('placer' in details ? ['shell', 'mf-forms'] : ['']).map((placer) => ({ kind, ...details, placer })),
  ),
  ...Object.entries(FAULTS).map(([kind, fault]) => ({
    kind: 'fault of a guest',
    fault: { kind, ...fault },
  })),
  { kind: 'fault of a guest', fault: { kind: 'too many letters', what: 'link', path: '/careers', most: 20 } },
].map((problem) => ({ breaks: true, release, ...problem }) as ContractProblem);

const wordsOf = (said: Said) => said.filter((part) => typeof part === 'string').join('');
const namesOf = (said: Said) =>
  said.flatMap((part) => (typeof part === 'string' ? [] : [part.name])).toSorted();

describe.each(LANGUAGES)('what does not fit, in %s,', (language) => {
  const foreign = language === 'ar' ? /[a-z]/i : /\p{Script=Arabic}/u;

  it.each(problems.map((problem) => [JSON.stringify(problem), problem] as const))(
    'is said in its own words, with names apart: %s',
    (_what, problem) => {
      const said = sayProblem(problem, language);
      for (const sentence of [said.sentence, said.cure]) {
        expect(wordsOf(sentence)).not.toMatch(foreign);
        expect(asLine(sentence)).toMatch(/^[^\s].*\.$/);
      }
      const english = sayProblem(problem, 'en');
      const isList = (name: string) => /, | and /.test(name);
      expect(namesOf(said.sentence).filter((name) => !isList(name))).toEqual(
        namesOf(english.sentence).filter((name) => !isList(name)),
      );
    },
  );
});
