import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and react-router reads them when it is loaded.
Object.assign(globalThis, { TextEncoder, TextDecoder });
