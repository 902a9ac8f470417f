import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and react-router reads them when it is loaded.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// It draws nothing, and so has nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined;

// Node's own. Jest has each error keep a hundred frames, a tenth of what the tests of a page cost.
Error.stackTraceLimit = 10;

// What draws nothing has no frames to wait for: each comes at once. As many tests as draw pages would wait for minutes.
window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 0);
window.cancelAnimationFrame = (id) => window.clearTimeout(id);
