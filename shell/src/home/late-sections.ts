import { latePart } from '@shared/remote-kit';
import type { ContactBandProps } from './contact-band.tsx';

/** Sections that are read and lead elsewhere, for which no code is needed. */
const load = () => import(/* webpackChunkName: "home-late" */ './read-sections.ts');

const Nothing = () => null;

/** Where their code cannot be had the search and the latest listings stand without them. */
const without = { Placeholder: Nothing, Otherwise: Nothing };

export const LateIntroduction = latePart({ load: async () => (await load()).Introduction, ...without });

export const LateFaq = latePart({ load: async () => (await load()).Faq, ...without });

export const LateContactBand = latePart<ContactBandProps>({
  load: async () => (await load()).ContactBand,
  ...without,
});

export const LateClosing = latePart({ load: async () => (await load()).Closing, ...without });

/** Fetches the code of all of them, which is one file. */
export const loadLateSections = (): Promise<unknown> =>
  Promise.all([LateIntroduction, LateFaq, LateContactBand, LateClosing].map((part) => part.load()));
