import { variablesOf } from './remote-variables.ts';

it('names the variables of a remote as the deployment spells them', () => {
  expect(variablesOf('mf-blog')).toEqual({
    origin: 'MF_BLOG_ORIGIN',
    port: 'MF_BLOG_PORT',
    releases: 'RELEASES_OF_MF_BLOG',
  });
  expect(variablesOf('mf-two-words').origin).toBe('MF_TWO_WORDS_ORIGIN');
});
