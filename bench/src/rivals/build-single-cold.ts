import path from 'node:path';
import { precompress } from '@shared/bundler';
import { root } from 'tools';
import { buildSingle } from './single-build.ts';

// A command, so that its time is what a remote's build command takes: from the start of the process, with all it loads.
const [output] = process.argv.slice(2);
if (!output) throw new Error('usage: build-single-cold <output folder>');
await buildSingle(path.join(root, 'bench/.cache'), output);
await precompress(output);
