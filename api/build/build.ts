// npm run build: the API and the office's commands, as they run everywhere.
import path from 'node:path';
import { buildPrograms } from './programs.ts';

const started = performance.now();
await buildPrograms(['main', 'command'], path.resolve(import.meta.dirname, '../dist/server'));
console.log(`api in ${((performance.now() - started) / 1000).toFixed(1)} s`);
