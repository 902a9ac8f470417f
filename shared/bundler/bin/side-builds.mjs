import { register } from 'tsx/esm/api';

// 'tsx/esm' registers itself in the main thread alone.
register();
await import('../src/webpack/side-builds-thread.ts');
