import { compile } from '@shared/bundler';
import type { Compilation } from 'webpack';
import { writeRemotesModule } from './remotes-module.ts';
import { shellConfig } from './shell-config.ts';

/** Builds shell and remotes as one bundle with lazy routes: the shell's own build without federation, every remote linked in. */
export async function buildSingle(cache: string, output: string): Promise<Compilation> {
  const [stats] = await compile([shellConfig('single', output, writeRemotesModule(cache))]);
  if (!stats) throw new Error('the single build gave no statistics');
  return stats.compilation;
}
