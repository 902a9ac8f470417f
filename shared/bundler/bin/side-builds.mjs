import 'tsx/esm';

await import('../src/webpack/side-process.ts');
