import { planPictures } from './plan.ts';

const remote = {
  name: 'mf-blog',
  routes: [
    { id: 'blog', path: '/blog', owner: 'mf-blog', rendering: 'server' },
    { id: 'article', path: '/blog/:id', owner: 'mf-blog', rendering: 'server' },
  ],
  parcels: ['latest'],
} as const;
const data = { addresses: { article: '/blog/1' }, props: { latest: { limit: 3 } } };
const namesOf = (plan: ReturnType<typeof planPictures>) =>
  plan.flatMap(({ pictures }) => pictures.map(({ name }) => name));

it('has every page and parcel in every state, language, width and theme', () => {
  const plan = planPictures(remote, data);
  expect(new Set(namesOf(plan)).size).toBe(3 * 7 * 2 * 2 * 2);
  expect(plan).toHaveLength(3 * 7 * 2 * 2);
  const parcel = plan.find(({ subject }) => subject === 'latest');
  expect(parcel?.path).toBe(
    '/blog?stage-parcel=latest&stage-props=%7B%22limit%22%3A3%7D&stage-bar=none&stage-lang=ar',
  );
});

it('says at which address of the stage a person sees it', () => {
  const [sitting] = planPictures(remote, data, { words: ['article.500.en.390.dark'] });
  expect(sitting?.pictures).toEqual([
    {
      name: 'article.500.en.390.dark',
      theme: 'dark',
      isMain: false,
      shownAt: '/blog/1?stage-lang=en&stage-width=390&stage-scenario=500&stage-theme=dark',
    },
  ]);
});

it('keeps of each main page four in which every two of language, width and theme meet', () => {
  const names = namesOf(planPictures(remote, data, { mainOnly: true }));
  expect(names).toHaveLength(8);
  const seen = names.filter((name) => name.startsWith('blog.')).map((name) => name.split('.').slice(2));
  const pairs = seen.flatMap(([language, width, theme]) => [
    `${language} ${width}`,
    `${language} ${theme}`,
    `${width} ${theme}`,
  ]);
  expect(new Set(pairs).size).toBe(12);
  expect(namesOf(planPictures(remote, { ...data, main: ['article'] }, { mainOnly: true }))).toHaveLength(4);
});

it('asks for the address of a page that has a parameter', () => {
  expect(() => planPictures(remote, {})).toThrow('"addresses": { "article": "/blog/:id" }');
});
