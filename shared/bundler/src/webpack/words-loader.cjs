/**
 * Ends the way of an update in a remote's `src/locales/locales.ts`: those who hold its loaders get the new ones, and are told.
 */
module.exports = (source) => `${source}
if (import.meta.webpackHot) {
  const held = import.meta.webpackHot.data?.held ?? locales;
  if (held !== locales) {
    Object.assign(held, locales);
    window.dispatchEvent(new Event('hot-words'));
  }
  import.meta.webpackHot.dispose((data) => { data.held = held; });
  import.meta.webpackHot.accept();
}
`;
