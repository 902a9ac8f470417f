import { mergeStyles } from './merged-styles.ts';

/** As styled-components collects one component. */
const component = (group: number, id: string, names: readonly string[], rules: readonly string[]) =>
  `${rules.map((rule) => `${rule}/*!sc*/\n`).join('')}data-styled.g${group}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}/*!sc*/\n`;

describe('the styles of a document', () => {
  it('are one sheet with numbers of its own, in order of first appearance', () => {
    const header = component(3, 'a', ['x'], ['.x{color:red;}']) + component(9, 'b', ['y'], ['.y{top:0;}']);
    const page = component(1, 'c', ['z'], ['.z{left:0;}']) + component(3, 'd', ['w'], ['.w{margin:0;}']);
    expect(mergeStyles([header, page])).toEqual({
      styled:
        component(1, 'a', ['x'], ['.x{color:red;}']) +
        component(2, 'b', ['y'], ['.y{top:0;}']) +
        component(3, 'c', ['z'], ['.z{left:0;}']) +
        component(4, 'd', ['w'], ['.w{margin:0;}']),
      plain: '',
    });
  });

  it('hold each rule and each name of a component once, at its first place', () => {
    const header = component(1, 'button', ['x'], ['.x{color:red;}', '.x:hover{color:blue;}']);
    const page =
      component(4, 'card', ['c'], ['.c{top:0;}']) +
      component(
        7,
        'button',
        ['x', 'big'],
        ['.x{color:red;}', '.x:hover{color:blue;}', '.big{font-size:2em;}'],
      );
    expect(mergeStyles([header, page]).styled).toBe(
      component(
        1,
        'button',
        ['x', 'big'],
        ['.x{color:red;}', '.x:hover{color:blue;}', '.big{font-size:2em;}'],
      ) + component(2, 'card', ['c'], ['.c{top:0;}']),
    );
  });

  it('keep what carries no marks apart, whole', () => {
    const page = component(1, 'a', ['x'], ['.x{color:red;}']);
    expect(mergeStyles(['h1{top:0}p{top:1px}', `${page}h2{top:0}`])).toEqual({
      styled: page,
      plain: 'h1{top:0}p{top:1px}h2{top:0}',
    });
    expect(mergeStyles(['', 'data-styled.g1[id="'])).toEqual({ styled: '', plain: 'data-styled.g1[id="' });
  });
});
