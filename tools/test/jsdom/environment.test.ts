import { createRequire } from 'node:module';
import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';

const { resolve } = createRequire(__filename);

describe('the styles of an element', () => {
  it('are those of rules that match, and jsdom is asked of no rule that certainly does not', async () => {
    const asked: (string | undefined)[] = [];
    const { matchesDontThrow } = selectors;
    selectors.matchesDontThrow = (element, selector) => {
      asked.push(selector);
      return matchesDontThrow(element, selector);
    };
    const { default: Environment } = await import('./environment.ts');
    const environment = new Environment(
      { projectConfig: { testEnvironmentOptions: {}, globals: {} } } as never,
      { console } as never,
    );
    const { document: other, getComputedStyle: styleOf } = environment.global;
    other.head.innerHTML = `<style>@keyframes turn { to { opacity: 0 } }
      .absent { visibility: hidden } p.one:not(.absent) { display: none } .two, i { cursor: help }</style>`;
    other.body.innerHTML = '<p class="one two">text</p><p>other</p>';
    const [first, second] = Array.from(other.querySelectorAll('p'), (element) => styleOf(element));
    expect([first?.display, first?.cursor, first?.visibility]).toEqual(['none', 'help', 'visible']);
    expect([second?.display, second?.cursor]).toEqual(['block', '']);
    expect(asked).toContain('.two, i');
    expect(asked).not.toContain('.absent');
    await environment.teardown();
  });

  it('are asked of the jsdom that the environment has', () => {
    expect(resolve('jsdom', { paths: [resolve('jest-environment-jsdom')] })).toBe(resolve('jsdom'));
  });
});
