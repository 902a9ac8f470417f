import { parseArgs } from 'node:util';

/** What the command line asks for; without arguments everything is measured three times. */
export interface Options {
  /** Few routes, one repetition, short measurements: below three minutes. Default: `false`. */
  quick: boolean;
  /** Only the load test. Default: `false`. */
  load: boolean;
  /** Measures of `main.ts` by name; all when empty, which is the default. */
  only: readonly string[];
  /** Takes the releases as they are built, even if the sources have changed since. Default: `false`. */
  asBuilt: boolean;
  /** Visits of each first view, of which the middle one counts. Default: 3, or 1 when quick. */
  repetitions: number;
}

export const USAGE = `usage: npm run bench                     everything, three times
       npm run bench -- --quick           few routes, once, below three minutes
       npm run bench -- load              200 connections for 60 s on document server and API
       --only views,filtering             some measures
       --repetitions 5    --as-built (builds nothing of the site)`;

/** Reads the command line; undefined when it says something else than the usage. */
export function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        'as-built': { type: 'boolean', default: false },
        repetitions: { type: 'string' },
      },
    });
    const repetitions = Number(values.repetitions ?? (values.quick ? 1 : 3));
    if (positionals.some((word) => word !== 'load') || !(repetitions >= 1)) return undefined;
    return {
      quick: values.quick,
      load: positionals.includes('load'),
      only: values.only.split(',').filter((name) => name !== ''),
      asBuilt: values['as-built'],
      repetitions,
    };
  } catch {
    return undefined;
  }
}
