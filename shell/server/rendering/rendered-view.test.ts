import { packView, readView, viewIn } from './rendered-view.ts';
import { resultOf } from './renderings.test-kit.ts';

const WORDS = '<h1>فيلا في Al Malqa 🏡</h1>';

describe('a rendering on its way into a document', () => {
  it('is, read as it was packed, what the bundle has returned', () => {
    const result = resultOf(WORDS, { css: 'h1{}', state: { items: [1] } });
    const view = readView(packView(result));
    expect(view).toEqual(viewIn(result));
    expect(view?.html.toString()).toBe(WORDS);
    expect(view).toMatchObject({ css: 'h1{}', state: { items: [1] } });
  });

  it.each([[undefined], [null], ['<p>'], [7], [{ html: 7 }], [[]]])(
    'is none when the bundle returned %j, which is sent as it is',
    (result) => {
      expect(packView(result)).toBe(result);
      expect(readView(packView(result))).toBeUndefined();
    },
  );

  it.each([
    ['text where bytes belong', resultOf('<p>')],
    ['bytes of another kind', { ...resultOf('<p>'), html: new Uint16Array(2) }],
    ['no head', { ...viewIn(resultOf('<p>')), head: null }],
    ['a state that no document can hold', { ...viewIn(resultOf('<p>')), state: 1n }],
  ])('is none with %s', (_what, value) => {
    expect(readView(value)).toBeUndefined();
  });
});
