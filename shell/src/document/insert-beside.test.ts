import { __PRIVATE__ } from 'styled-components';
import { asStyleRules, insertBeside } from './insert-beside.ts';

describe('a rule as style rules alone', () => {
  it.each([
    ['a style rule stays', '.a{color:red;}', ['.a{color:red;}']],
    ['a condition goes inside', '@media print{.a{color:red;}}', ['.a{@media print{color:red;}}']],
    [
      'one of several rules, in their order',
      '@container (min-width: 36rem){.a{order:1;}.a>b,.a::before{order:2;}}',
      [
        '.a{@container (min-width: 36rem){order:1;}}',
        '.a>b,.a::before{@container (min-width: 36rem){order:2;}}',
      ],
    ],
    [
      'conditions within conditions',
      '@media screen{.a{order:1;}@supports (order:1){.b{order:2;}}}',
      ['.a{@media screen{order:1;}}', '.b{@media screen{@supports (order:1){order:2;}}}'],
    ],
    [
      'braces that are none',
      String.raw`@media print{.a::after{content:"}\"{";}.b\}{content:'{\'';}}`,
      [String.raw`.a::after{@media print{content:"}\"{";}}`, String.raw`.b\}{@media print{content:'{\'';}}`],
    ],
  ])('%s', (_case, rule, expected) => {
    expect(asStyleRules(rule)).toEqual(expected);
  });

  it.each([
    ['what no style rule may hold', '@media print{@page{margin:1cm;}.a{order:1;}}'],
    ['another at-rule', '@font-face{font-family:a;}'],
    ['frames', '@keyframes turn{to{rotate:1turn;}}'],
    ['a layer', '@layer base{.a{order:1;}}'],
    ['what does not end', '@media print{.a{order:1;}'],
    ['two at once', '@media print{.a{order:1;}}.b{order:2;}'],
    ['a statement', '@media print{@import "a.css";.a{order:1;}}'],
  ])('comes back as it is: %s', (_case, rule) => {
    expect(asStyleRules(rule)).toEqual([rule]);
  });
});

describe('rules that are inserted later', () => {
  const { StyleSheet } = __PRIVATE__;
  /** What jsdom lacks: sheets that belong to no element. */
  class OwnSheet {
    readonly cssRules: string[] = [];
    insertRule(rule: string, index: number) {
      this.cssRules.splice(index, 0, rule);
    }
  }
  const original = globalThis.CSSStyleSheet;
  const ofBrowser = (useCSSOMInjection = true) => new StyleSheet({ isServer: false, useCSSOMInjection });

  beforeEach(() => {
    Object.assign(globalThis, { CSSStyleSheet: OwnSheet });
    Object.assign(document, { adoptedStyleSheets: [] });
  });
  afterEach(() => Object.assign(globalThis, { CSSStyleSheet: original }));

  /** What the library is given to insert. */
  const inserted = (main: ReturnType<typeof ofBrowser>) => jest.spyOn(main, 'insertRules');
  const adopted = () =>
    (document.adoptedStyleSheets as unknown as OwnSheet[]).map(({ cssRules }) => cssRules);

  it('stand as style rules in the library’s sheet, frames in one of their own', () => {
    const main = ofBrowser();
    const insert = inserted(main);
    insertBeside(main, () => true);
    main.insertRules('sc-a', 'a', [
      '.a{order:1;}',
      '@media print{.a{order:2;}}',
      '@keyframes turn{to{rotate:1turn;}}',
    ]);
    main.insertRules('sc-keyframes-b', 'b', ['@keyframes b{to{opacity:0;}}']);
    expect(insert.mock.calls).toEqual([
      ['sc-a', 'a', ['.a{order:1;}', '.a{@media print{order:2;}}']],
      ['sc-keyframes-b', 'b', []],
    ]);
    expect(main.hasNameForId('sc-keyframes-b', 'b')).toBe(true);
    expect(adopted()).toEqual([['@keyframes turn{to{rotate:1turn;}}', '@keyframes b{to{opacity:0;}}']]);
  });

  it('stay as they are where a style rule may hold no condition, and where the library writes texts', () => {
    for (const [main, canNest] of [
      [ofBrowser(), false],
      [ofBrowser(false), true],
    ] as const) {
      const { insertRules } = main;
      insertBeside(main, () => canNest);
      expect(main.insertRules).toBe(insertRules);
    }
    expect(adopted()).toEqual([]);
  });
});
