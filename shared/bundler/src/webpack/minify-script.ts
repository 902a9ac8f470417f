import { minifySync } from '@swc/core';

/** A classic script as short as it can be said; what it names outside itself keeps its names. Throws where it cannot be read. */
export const minifyScript = (script: string): string =>
  minifySync(script, { compress: { passes: 2 }, mangle: true, module: false }).code;
