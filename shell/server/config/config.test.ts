import { API_EXTENSIONS } from '@shared/contract';
import { readConfig } from './config.ts';

describe('the environment of the document server (architecture, "Ports")', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      apiOrigin: 'http://127.0.0.1:3010',
      apiExtensions: API_EXTENSIONS,
      registryPollMs: 2000,
      cacheDir: '.cache/releases',
      renderLimitMs: 350,
      dataBudgetMs: 150,
      subjectBudgetMs: 1500,
      workersPerRelease: 2,
      overrideOrigins: [],
      forbidFrames: false,
      earlyHints: false,
      metricsPort: undefined,
      judge: true,
      development: false,
      releasesPage: undefined,
      releasesToken: undefined,
      releasesOf: { 'mf-blog': undefined },
      remoteOrigins: { 'mf-listings': 'http://127.0.0.1:3001', 'mf-portal': 'http://127.0.0.1:3005' },
    });
  });

  it('takes what is set, and an empty variable as not set', () => {
    const config = readConfig({ PORT: '8080', MF_BLOG_ORIGIN: 'https://blog.example:444', API_ORIGIN: '' });
    expect(config.port).toBe(8080);
    expect(config.siteUrl).toBe('http://localhost:8080');
    expect(config.remoteOrigins['mf-blog']).toBe('https://blog.example:444');
    expect(config.apiOrigin).toBe('http://127.0.0.1:3010');
  });

  it('has the page of releases switched, behind a token that nobody guesses and no message repeats', () => {
    const config = readConfig({
      RELEASES_PAGE: 'off',
      RELEASES_TOKEN: 'a-token-of-its-own',
      RELEASES_OF_MF_BLOG: 's3://releases/mf-blog',
    });
    expect(config).toMatchObject({
      releasesPage: false,
      releasesToken: 'a-token-of-its-own',
      releasesOf: { 'mf-blog': 's3://releases/mf-blog', 'mf-forms': undefined },
    });
    expect(() => readConfig({ RELEASES_PAGE: 'yes' })).toThrow('RELEASES_PAGE must be on or off, not "yes"');
    expect(() => readConfig({ RELEASES_TOKEN: 'short' })).toThrow(
      /^RELEASES_TOKEN must have sixteen characters(?!.*short)/,
    );
  });

  it('has canaries judged, unless it is told not to', () => {
    expect(readConfig({ JUDGE: 'off' }).judge).toBe(false);
    expect(() => readConfig({ JUDGE: 'no' })).toThrow('JUDGE must be on or off, not "no"');
  });

  it.each([
    ['https://bucket.s3.example', 'https://bucket.s3.example'],
    ['https://s3.example/bucket/mf-blog/', 'https://s3.example/bucket/mf-blog'],
  ])('takes a folder at an address as a remote’s place, %s', (MF_BLOG_ORIGIN, expected) => {
    expect(readConfig({ MF_BLOG_ORIGIN }).remoteOrigins['mf-blog']).toBe(expected);
  });

  it.each(['https://host/a?b', 'https://host/a#b', 'https://u@host/a', 's3://bucket/mf-blog'])(
    'refuses %s as a remote’s place',
    (MF_BLOG_ORIGIN) => {
      expect(() => readConfig({ MF_BLOG_ORIGIN })).toThrow(/^MF_BLOG_ORIGIN must be an address/);
    },
  );

  it.each([
    [{}, API_EXTENSIONS],
    [{ REFERENCE_API_ORIGIN: 'http://api:3010' }, API_EXTENSIONS],
    [{ API_ORIGIN: 'https://api.example' }, []],
    [{ API_ORIGIN: 'https://api.example', API_EXTENSIONS: ' appointments.hours, ' }, ['appointments.hours']],
    [{ API_ORIGIN: 'https://api.example', API_EXTENSIONS: 'all' }, API_EXTENSIONS],
    [{ API_EXTENSIONS: 'none' }, []],
  ])('takes of the API what goes beyond the specification, with %j', (variables, expected) => {
    expect(readConfig(variables).apiExtensions).toEqual(expected);
  });

  it('asks the reference API unless another one is named', () => {
    const reference = { REFERENCE_API_ORIGIN: 'http://api:3010' };
    expect(readConfig(reference).apiOrigin).toBe('http://api:3010');
    const other = { ...reference, API_ORIGIN: 'https://api.example' };
    expect(readConfig(other).apiOrigin).toBe('https://api.example');
  });

  it('names every variable that is wrong, in one message', () => {
    const wrong = {
      PORT: 'http',
      MF_BLOG_ORIGIN: 'javascript:alert(1)',
      API_ORIGIN: 'http://u@host/',
      SITE_URL: 'http://a/b',
    };
    expect(() => readConfig(wrong)).toThrow(
      /PORT .*\nSITE_URL .*\nAPI_ORIGIN .*\nMF_BLOG_ORIGIN .*"javascript:alert\(1\)"/s,
    );
  });

  it('does not call the address wrong that follows from a wrong port', () => {
    expect(() => readConfig({ PORT: '-1' })).toThrow(/^PORT must be a whole number of at least 0, not "-1"$/);
  });

  it.each([
    ['RENDER_LIMIT_MS', '0'],
    ['REGISTRY_POLL_MS', '49'],
    ['WORKERS_PER_RELEASE', '1.5'],
    ['PREVIEWS', '-1'],
    ['API_EXTENSIONS', 'appointments.hours, appointments.time'],
    ['OVERRIDE_ORIGINS', 'http://localhost:*, *'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must`));
  });
});
