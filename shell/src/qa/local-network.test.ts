import { isLocalNetworkRefused, leadsToLocalNetwork } from './local-network.ts';

describe('what a browser asks its user’s leave for', () => {
  const site = 'https://site.example/blog';

  it.each([
    'http://localhost:3002',
    'http://blog.localhost:3002',
    'http://127.0.0.1:3002',
    'http://10.1.2.3',
    'http://172.20.0.4:3002',
    'http://192.168.1.20:3002 ',
    'http://169.254.1.1',
    'http://laptop.local:3002',
    'http://[::1]:3002',
    'http://[fd00::1]',
  ])('is to load from %s', (source) => {
    expect(leadsToLocalNetwork(site, ['', source])).toBe(true);
    // Whoever is there already is not asked.
    expect(leadsToLocalNetwork('http://localhost:3000/blog', [source])).toBe(false);
  });

  it.each([
    'https://preview.example.com',
    'https://10.example.com',
    'http://172.32.0.1',
    '0.2.0-1a2b3c4d',
    '',
  ])('is not to load from %s', (source) => expect(leadsToLocalNetwork(site, [source])).toBe(false));
});

describe('a permission for the local network', () => {
  const answer = (query: ((permission: { name: string }) => Promise<{ state: string }>) | undefined) =>
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: query && { query } });

  it('is refused when the browser says so under whichever name it knows', async () => {
    answer(({ name }) =>
      name === 'local-network-access'
        ? Promise.resolve({ state: 'denied' })
        : Promise.reject(new TypeError('unknown')),
    );
    expect(await isLocalNetworkRefused()).toBe(true);
  });

  it.each([
    ['has asked nobody', () => Promise.resolve({ state: 'prompt' })],
    ['does not know it', () => Promise.reject(new TypeError('unknown'))],
    ['tells nothing', undefined],
  ])('is not where the browser %s', async (_what, query) => {
    answer(query);
    expect(await isLocalNetworkRefused()).toBe(false);
  });
});
