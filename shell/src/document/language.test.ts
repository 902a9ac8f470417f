import { createFakeBus } from '@shared/bus/testing';
import { LANGUAGE_KEY, type Language } from '@shared/contract';
import { createLanguageSwitch, documentLanguage } from './language.ts';

const root = document.documentElement;
/** A gate whose words come when the test says. */
function slowGate() {
  const waiting: (() => void)[] = [];
  return {
    arrive: () => waiting.shift()?.(),
    gate: {
      register: () => () => {},
      prepare: () => new Promise<void>((resolve) => waiting.push(resolve)),
    },
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.cookie = `${LANGUAGE_KEY}=; max-age=0; path=/`;
});

describe('the document’s language', () => {
  it.each([
    ['ar', 'ar'],
    ['en', 'en'],
    ['', 'ar'],
    ['fr', 'ar'],
  ])('%j is %s', (lang, expected) => {
    root.lang = lang;
    expect(documentLanguage()).toBe(expected);
  });
});

describe('a switch of language', () => {
  it('changes storage, cookie, document and bus together, when the words are there', async () => {
    const bus = createFakeBus('ar');
    const { gate, arrive } = slowGate();
    root.lang = 'ar';
    root.dir = 'rtl';
    const switching = createLanguageSwitch(bus, gate)('en');
    expect([root.lang, root.dir, bus.language$.value]).toEqual(['ar', 'rtl', 'ar']);
    const seen: string[][] = [];
    // Whoever draws when the bus speaks finds a document that has turned already.
    bus.language$.subscribe((language) => seen.push([language, root.lang, root.dir]));
    arrive();
    await switching;
    expect(seen.at(-1)).toEqual(['en', 'en', 'ltr']);
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
    expect(document.cookie).toContain(`${LANGUAGE_KEY}=en`);
  });

  it('goes back to where it was when the second press comes before the words of the first', async () => {
    const bus = createFakeBus('ar');
    const { gate, arrive } = slowGate();
    const switchLanguage = createLanguageSwitch(bus, gate);
    const seen: Language[] = [];
    bus.language$.subscribe((language) => seen.push(language));
    const both = [switchLanguage('en'), switchLanguage('ar')];
    arrive();
    arrive();
    await Promise.all(both);
    expect(seen).toEqual(['ar']);
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('ar');
  });

  it('works with blocked or full storage: the cookie carries it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const bus = createFakeBus('ar');
    const { gate, arrive } = slowGate();
    const switching = createLanguageSwitch(bus, gate)('en');
    arrive();
    await switching;
    expect(bus.language$.value).toBe('en');
    expect(document.cookie).toContain(`${LANGUAGE_KEY}=en`);
  });
});
