const path = require('node:path');

/**
 * In the module that the federation plugin generates: it imports by absolute paths, and its text stands in source maps.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function relativeImports(source) {
  return source.replaceAll(/(?<=\bfrom )(['"])(.+?)\1/g, (whole, quote, request) =>
    path.isAbsolute(request)
      ? `${quote}${path.relative(this.context, request).replaceAll(path.sep, '/')}${quote}`
      : whole,
  );
};
