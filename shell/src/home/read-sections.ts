/** What home shows below its search and has no need of at first, in one file. */
export { Closing } from '../page-parts/closing.tsx';
export { ContactBand } from './contact-band.tsx';
export { Faq } from './faq.tsx';
export { Introduction } from './introduction.tsx';
