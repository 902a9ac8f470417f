import { describeLocalSite } from './services.ts';

describe('the services of a local site', () => {
  const describeSite = (environment: Readonly<Record<string, string>>, against?: string) =>
    describeLocalSite({ environment, build: 'dist-development', developed: ['mf-blog'], against }).services;

  it('are the developed remote, the API and the shell round it, where the others are live elsewhere', () => {
    const services = describeSite({}, 'https://site.example');
    expect(services.map(({ name }) => name)).toEqual(['api', 'mf-blog', 'shell']);
    expect(services.at(-1)?.environment).toMatchObject({
      MF_BLOG_ORIGIN: 'http://127.0.0.1:3002',
      MF_LISTINGS_ORIGIN: 'https://site.example/remotes/mf-listings',
      DEVELOPMENT: '1',
      RELEASES_OF_MF_BLOG: '../mf-blog/dist-development',
    });
    expect(services.at(-1)?.environment).not.toHaveProperty('RELEASES_OF_MF_LISTINGS');
  });

  it('leave a remote where the environment says that it is', () => {
    const services = describeSite({ MF_FORMS_ORIGIN: 'http://forms.example' }, 'https://site.example');
    expect(services.at(-1)?.environment).toMatchObject({ MF_FORMS_ORIGIN: 'http://forms.example' });
  });

  it('are all of them otherwise', () => {
    expect(describeSite({}).map(({ name }) => name)).toContain('mf-listings');
  });
});
