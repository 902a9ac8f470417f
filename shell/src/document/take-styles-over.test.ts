import { __PRIVATE__ } from 'styled-components';
import { takeStylesOver } from './take-styles-over.ts';

/** A library that reads or writes sheets in another way than before would have every first view's styles found out twice. */
describe('the rules that the server wrote for components', () => {
  const { StyleSheet } = __PRIVATE__;
  type Written = readonly [id: string, names: string, ...rules: string[]];

  const write = (components: readonly Written[], more = ''): HTMLStyleElement => {
    const rulesOf = ([id, names, ...rules]: Written, index: number) =>
      [...rules, `data-styled.g${index + 1}[id="${id}"]{content:"${names}"}`]
        .map((rule) => `${rule}/*!sc*/\n`)
        .join('');
    const style = document.createElement('style');
    style.setAttribute('data-styled', 'active');
    // As the library asks for it of a server's.
    style.setAttribute(
      'data-styled-version',
      jest.requireActual<{ version: string }>('styled-components').version,
    );
    style.textContent = components.map(rulesOf).join('') + more;
    document.head.append(style);
    return style;
  };
  const elements = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];
  const rules = () =>
    elements().flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])]
        .map(({ cssText }) => cssText)
        .filter((text) => !text.startsWith('data-styled')),
    );
  const ofBrowser = (options: { useCSSOMInjection?: boolean } = {}) =>
    new StyleSheet({ isServer: false, useCSSOMInjection: true, ...options });

  afterEach(() => document.head.replaceChildren());

  it('are taken over where they stand: nothing is inserted, and what comes later stands with its component', () => {
    const main = ofBrowser();
    const insert = jest.spyOn(CSSStyleSheet.prototype, 'insertRule');
    const style = write([
      ['sc-one', 'a1,a2,', '.a1 {color: red;}', '.a2 {color: green;}'],
      ['sc-two', 'b1,', '.b1 {color: blue;}'],
    ]);
    takeStylesOver(style, main);
    expect(insert).not.toHaveBeenCalled();
    insert.mockRestore();
    expect(elements()).toEqual([style]);
    expect(
      ['a1', 'a2', 'b1'].map((name) => main.hasNameForId(name === 'b1' ? 'sc-two' : 'sc-one', name)),
    ).toEqual([true, true, true]);
    expect(main.hasNameForId('sc-one', 'b1')).toBe(false);
    main.insertRules('sc-one', 'a3', ['.a3 {color: black;}', 'no rule at all']);
    main.insertRules('sc-three', 'c1', ['.c1 {color: white;}']);
    expect(rules()).toEqual([
      '.a1 {color: red;}',
      '.a2 {color: green;}',
      '.a3 {color: black;}',
      '.b1 {color: blue;}',
      '.c1 {color: white;}',
    ]);
    main.clearRules('sc-one');
    expect(rules()).toEqual(['.b1 {color: blue;}', '.c1 {color: white;}']);
    expect(elements()).toEqual([style]);
  });

  it('of more components than the library has room for at first', () => {
    const many = Array.from({ length: 1200 }, (_, index): Written => [
      `sc-many-${index}`,
      `m${index},`,
      `.m${index} {order: ${index};}`,
    ]);
    const main = ofBrowser();
    takeStylesOver(write(many), main);
    main.insertRules('sc-many-0', 'n0', ['.n0 {order: 0;}']);
    expect(rules()).toHaveLength(1201);
    expect(rules().slice(0, 3)).toEqual(['.m0 {order: 0;}', '.n0 {order: 0;}', '.m1 {order: 1;}']);
    expect(rules().at(-1)).toBe('.m1199 {order: 1199;}');
  });

  it.each([
    [
      'the browser does not know one of them',
      () => write([['sc-unknown', 'u1,', '/* nothing that is a rule */', '.u1 {color: red;}']]),
      {},
    ],
    [
      'a component was defined before',
      () => {
        StyleSheet.registerId('sc-later');
        return write([
          ['sc-earlier', 'e1,', '.e1 {color: red;}'],
          ['sc-later', 'l1,', '.l1 {color: green;}'],
        ]);
      },
      {},
    ],
    [
      'rules are texts of an element, as in development',
      () => write([['sc-text', 't1,', '.t1 {color: red;}']]),
      { useCSSOMInjection: false },
    ],
  ])('are left to the library where %s', (_case, given, options) => {
    const main = ofBrowser(options);
    const style = given();
    const wanted = rules();
    takeStylesOver(style, main);
    expect(style.isConnected).toBe(false);
    expect(rules()).toEqual(wanted);
    expect(main.names.size).toBeGreaterThan(0);
  });

  it('need not be there', () => {
    const main = ofBrowser();
    takeStylesOver(null, main);
    expect(main.tag).toBeUndefined();
  });
});
