import { guestTitle, type Language, type RegistrySnapshot, type Route } from '@shared/contract';
import arabic from '../../src/locales/ar.json';
import english from '../../src/locales/en.json';

/** As the site's links call them. */
const wordsIn = ({ nav, services }: typeof english): ReadonlyMap<string, string> =>
  new Map([
    ['services', nav.services],
    ['sale', nav.sale],
    ['rent', nav.rent],
    ['properties', services.other.browse],
    ['exclusive', nav.exclusive],
    ['blog', nav.blog],
    ['appointments', nav.appointments],
    ['contact', nav.contact],
    ['join', nav.join],
    ['privacy', nav.privacy],
    ['accessibility', nav.accessibility],
    ['portal', nav.portal],
    ['map', nav.map],
  ]);
const WORDS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  ar: wordsIn(arabic),
  en: wordsIn(english),
};

/**
 * What a page is called until it says so itself, or a guest's as its release calls it. Undefined for home, which is called as the
 * brokerage is, for pages that are called by what they show, and for those that do not exist.
 */
export const routeTitle = (
  registry: Pick<RegistrySnapshot, 'remotes'>,
  route: Route,
  language: Language,
): string | undefined => WORDS[language].get(route.id) ?? guestTitle(registry, route, language);
