import { parseArgs } from 'node:util';

/** What the command line asks for; without arguments everything is measured, first views and presses five times. */
export interface Options {
  /** Few routes, one repetition, short measurements. Default: `false`. */
  quick: boolean;
  /** Only the load test. Default: `false`. */
  load: boolean;
  /** Only mishaps under visitors. Default: `false`. */
  chaos: boolean;
  /** Only searching in 100,000 listings. Default: `false`. */
  search: boolean;
  /** How long mishaps go on. Default: 10. */
  minutes: number;
  /** Of what happens by chance. Default: 1. */
  seed: number;
  /** Measures of `main.ts` by name; all when empty, which is the default. */
  only: readonly string[];
  /** Takes the releases as they are built, even if the sources have changed since. Default: `false`. */
  asBuilt: boolean;
  /** First views and presses of these routes only, as `/sell` or `/blog/:id`; of all when empty, which is the default. */
  routes: readonly string[];
  /** Visits of each first view and for each press, of which the middle one counts. Default: 5, or 1 when quick. */
  repetitions: number;
}

export const USAGE = `usage: npm run bench                     everything, what is timed five times
       npm run bench -- --quick           few routes, once, a few minutes
       npm run bench -- load              200 connections for 60 s on document server and API
       npm run bench -- chaos             mishaps every 10 s under 100 visitors a second
                                          (--minutes 10, --seed 1)
       npm run bench -- search            searching 100,000 listings at the API, some minutes; needs PostgreSQL's programs
       --only views,filtering             some measures
       --routes /sell,/blog               first views and presses of some routes
       --only views --routes /sell        first views of one, two to three minutes
       --repetitions 5    --as-built (builds nothing of the site)`;

const words = (list: string) => list.split(',').filter((word) => word !== '');

/** Reads the command line; undefined when it says something else than the usage. */
export function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        routes: { type: 'string', default: '' },
        'as-built': { type: 'boolean', default: false },
        repetitions: { type: 'string' },
        minutes: { type: 'string', default: '10' },
        seed: { type: 'string', default: '1' },
      },
    });
    const repetitions = Number(values.repetitions ?? (values.quick ? 1 : 5));
    const minutes = Number(values.minutes);
    const seed = Number(values.seed);
    if (positionals.some((word) => !['load', 'chaos', 'search'].includes(word))) return undefined;
    if (!(repetitions >= 1) || !(minutes > 0) || !Number.isInteger(seed)) return undefined;
    return {
      quick: values.quick,
      load: positionals.includes('load'),
      chaos: positionals.includes('chaos'),
      search: positionals.includes('search'),
      minutes,
      seed,
      only: words(values.only),
      routes: words(values.routes),
      asBuilt: values['as-built'],
      repetitions,
    };
  } catch {
    return undefined;
  }
}
