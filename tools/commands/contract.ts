import { compareBuilt } from '../site/compare-built.ts';

/**
 * `npm run contract [-- mf-blog …]`: whether the built releases fit the running site, and the live releases this
 * workspace's shell, if it is built. Ends with 1 when something breaks. `SITE_URL` names another site.
 * `--behaviour` tries them in a browser as well: the built releases in that site, and the built shell with what is live there.
 */
process.exit(await compareBuilt(process.argv.slice(2)));
