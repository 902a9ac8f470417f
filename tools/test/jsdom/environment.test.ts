import { createRequire } from 'node:module';
import Environment from './environment.ts';

const { resolve } = createRequire(__filename);

describe('the styles of an element', () => {
  it('are those of rules that match, in a document of the environment', async () => {
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
    await environment.teardown();
  });

  it('are asked of the jsdom that the environment has', () => {
    expect(resolve('jsdom', { paths: [resolve('jest-environment-jsdom')] })).toBe(resolve('jsdom'));
  });
});
