/**
 * Ends the way of an update in a module: it is evaluated anew, and whoever has imported it goes on. For modules whose
 * re-evaluation tells those who stand on the page, as `defineRemote` does, or that React redraws by itself.
 */
module.exports = (source) => `${source}
import.meta.webpackHot?.accept();
`;
