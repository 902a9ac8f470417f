import type { Place } from './places.ts';

interface Adviser {
  isWoman: boolean;
  languages: string[];
  picture: string;
}

const portrait = (number: number) => `pictures/agent-${number}-day.jpg`;

/** Each with a portrait that is drawn. They have no names: nobody is shown who could be looked for. */
const ADVISERS: Readonly<Record<Place['country'], readonly [Adviser, ...Adviser[]]>> = {
  KW: [
    { isWoman: false, languages: ['ar', 'en'], picture: portrait(1) },
    { isWoman: true, languages: ['ar', 'en'], picture: portrait(2) },
    { isWoman: false, languages: ['ar', 'en', 'fr'], picture: portrait(3) },
    { isWoman: true, languages: ['ar', 'en'], picture: portrait(4) },
  ],
  SA: [
    { isWoman: false, languages: ['ar'], picture: portrait(5) },
    { isWoman: true, languages: ['ar', 'en', 'fr'], picture: portrait(6) },
    { isWoman: false, languages: ['ar', 'en', 'ur'], picture: portrait(7) },
    { isWoman: true, languages: ['ar', 'en'], picture: portrait(8) },
  ],
};

/** Who shows a listing: one of its country's advisers, called by the listing's city. */
export function agentOf(
  { country, city }: Pick<Place, 'country' | 'city'>,
  pick: (advisers: readonly [Adviser, ...Adviser[]]) => Adviser,
) {
  const { isWoman, languages, picture } = pick(ADVISERS[country]);
  return {
    name: `${isWoman ? 'مستشارتنا' : 'مستشارنا'} في ${city.ar}`,
    name_en: `Our adviser in ${city.en}`,
    languages,
    picture,
  };
}
