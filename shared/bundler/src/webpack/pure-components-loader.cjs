/**
 * Lets a minifier drop components that nobody uses from a library that ships as one file: calls of `forwardRef` and `memo`
 * are marked as free of side effects, as is the giving of a context to a class, and names that only developer tools show are
 * left out. (webpack's `pureFunctions` knows functions of the file itself; these two are members of React.)
 * @param {string} source
 * @returns {string}
 */
module.exports = (source) =>
  source
    .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^var (\w+) = (class extends \w+\.Component \{\n[^]*?^\});\n\1\.contextType = (\w+);$/gm,
      'var $1 = /* @__PURE__ */ Object.assign($2, { contextType: $3 });',
    );
