/* global __BUILD_NAME__ */
/**
 * Stands in for `react-refresh/runtime` in development builds. A page has one, whichever build comes first, since React tells
 * of its roots once, as it starts. A build's components are told apart by its name: each has files of the same path, as those
 * of `@shared/ui`, and one remote's button would else be taken for the new version of another's.
 */
const PAGE = '__PAGE_REFRESH__';

if (!globalThis[PAGE]) {
  globalThis[PAGE] = require('react-refresh/runtime');
  globalThis[PAGE].injectIntoGlobalHook(globalThis);
}
const page = globalThis[PAGE];

module.exports = {
  ...page,
  injectIntoGlobalHook() {},
  register: (type, id) => page.register(type, `${__BUILD_NAME__} ${id}`),
};
