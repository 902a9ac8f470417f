import type { Language } from '@shared/contract';

/**
 * What is made for a language when it is first asked for, and kept for the life of the module. For formatters of the platform: using one
 * costs next to nothing, building a page's first some tens of milliseconds on a slow phone, in which nothing else is done.
 */
export function byLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
