import { spendPreloads } from './spent-preloads.ts';

const base = '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/';
// jsdom knows neither `as` nor `integrity`: the one is an attribute here, the other a property.
const hint = (href: string, { rel = 'preload', as = 'script' } = {}) => {
  const link = Object.assign(document.createElement('link'), { rel, href, integrity: 'sha384-abc' });
  link.setAttribute('as', as);
  document.head.append(link);
};
const scripts = () => [...document.head.querySelectorAll('script')];

describe('preload hints that failed', () => {
  beforeEach(() => document.head.replaceChildren());

  it('are used up: each file of the release is asked for once, with its hash, and leaves nothing', async () => {
    hint(`${base}browser/1.js`);
    hint(`${base}browser/2.js`);
    const spent = spendPreloads(base);
    expect(scripts().map(({ src, integrity }) => [new URL(src).pathname, integrity])).toEqual([
      [`${base}browser/1.js`, 'sha384-abc'],
      [`${base}browser/2.js`, 'sha384-abc'],
    ]);
    const [first, second] = scripts();
    first?.dispatchEvent(new Event('error'));
    second?.dispatchEvent(new Event('load'));
    await spent;
    expect(document.head.childElementCount).toBe(0);
  });

  it('of other releases and of other kinds stay', async () => {
    hint('/remotes/mf-forms/releases/1.0.0-0000aaaa/browser/1.js');
    hint(`${base}font.woff2`, { as: 'font' });
    hint(`${base}browser/3.js`, { rel: 'prefetch' });
    await spendPreloads(base);
    expect(document.head.querySelectorAll('link')).toHaveLength(3);
    expect(scripts()).toEqual([]);
  });
});
