import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and react-router reads them when it is loaded.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// It draws nothing, and so has nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined;

// Node's own. Jest has each error keep a hundred frames, a tenth of what the tests of a page cost.
Error.stackTraceLimit = 10;
