export { interceptLinks } from './intercept-links.ts';
