import { takeLateFonts } from './late-fonts.ts';

const isLate = () => document.documentElement.hasAttribute('data-fonts-late');

/** Fonts of a document that are here once they are let. */
function fontsOfDocument() {
  let arrive = () => {};
  let fail = (_reason: Error) => {};
  const both = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  const load = jest.fn((_font: string, _text: string) => both);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  return { load, arrive: () => arrive(), fail: () => fail(new Error('NetworkError')) };
}

describe('fonts that a slow line was spared', () => {
  it('are waited for together, and seen then', async () => {
    document.documentElement.setAttribute('data-fonts-late', '');
    const { load, arrive } = fontsOfDocument();
    const taken = takeLateFonts();
    expect(load.mock.calls).toEqual([["1em 'Cairo Variable'", 'Aب']]);
    expect(isLate()).toBe(true);
    arrive();
    await taken;
    expect(isLate()).toBe(false);
  });

  it('are not waited for when one cannot be had', async () => {
    document.documentElement.setAttribute('data-fonts-late', '');
    const { fail } = fontsOfDocument();
    fail();
    await takeLateFonts();
    expect(isLate()).toBe(false);
  });

  it('are asked for by nobody on another line', async () => {
    const { load } = fontsOfDocument();
    await takeLateFonts();
    expect(load).not.toHaveBeenCalled();
  });
});
