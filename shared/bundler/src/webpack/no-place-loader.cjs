/**
 * In a library that looks for its other files beside its own (`import.meta.url`): a build would write there where that lies on the
 * machine that builds, and the same tree would give another release in another folder. Whoever uses it says where they are.
 * @param {string} source
 * @returns {string}
 */
module.exports = (source) => source.replaceAll('import.meta.url', 'document.baseURI');
