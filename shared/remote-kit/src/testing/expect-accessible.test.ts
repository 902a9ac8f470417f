import { expectAccessible } from './expect-accessible.ts';

function show(html: string): HTMLElement {
  document.documentElement.lang = 'ar';
  document.body.innerHTML = html;
  return document.body;
}

afterEach(() => document.body.replaceChildren());

describe('expectAccessible (design, "Accessibility")', () => {
  it('accepts a labelled field and a named picture', async () => {
    const element = show('<h1>بيت</h1><label>الاسم <input></label><img src="data:," alt="واجهة">');
    await expect(expectAccessible(element)).resolves.toBeUndefined();
  });

  it.each([
    ['a field without a label', '<input>', 'label: '],
    ['a picture without a text', '<img src="data:,">', 'image-alt: '],
    ['a button without a name', '<button></button>', 'button-name: '],
    ['an unknown role', '<div role="buton">x</div>', 'aria-roles: '],
  ])('says of %s what it is and where', async (_name, html, rule) => {
    const element = show(`<h1>x</h1>${html}`);
    await expect(expectAccessible(element)).rejects.toThrow(rule);
    await expect(expectAccessible(element)).rejects.toThrow(html.slice(0, 6));
  });
});
