import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@shared/contract';
import type { Fault } from '../../../e2e/kit/fault-proxy.ts';
import type { ChaosRemote, ChaosSite } from './chaos-site.ts';
import { oneOf } from './random.ts';

/** Something that happens to a site. */
export interface Mishap {
  name: string;
  /** @returns what ends it */
  happen(): Promise<() => Promise<void>>;
}

const rendering = (body: string) => `module.exports = { default: { async render() { ${body} } } };`;

/** Server bundles that no team means to release. */
const BUNDLES: Readonly<Record<string, string>> = {
  'loops while loading': 'for (;;);',
  'loops while rendering': rendering('for (;;);'),
  'never answers': rendering('return new Promise(() => {});'),
  throws: rendering(`throw new Error('on purpose');`),
  exits: rendering('process.exit(3);'),
  'posts rubbish': rendering(`for (const rubbish of [null, 7, {}]) process.send(rubbish);`),
  'eats memory': rendering('const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));'),
  'eats buffers': rendering(`globalThis.kept ??= []; kept.push(Buffer.alloc(50e6, 1)); return {};`),
};

const ORIGIN_FAULTS: readonly Fault[] = [
  'is down',
  'never answers',
  'answers HTML',
  'truncates its files',
  'changes a byte',
  'answers 500',
];
const API_FAULTS: readonly Fault[] = [
  'is down',
  'never answers',
  'trickles',
  'answers 500',
  'answers invalid JSON',
  'answers a wrong shape',
];

const nothing = () => Promise.resolve();

/** The bundle of what is live, as another release of the same. */
function sourceOf({ release: { folder } }: ChaosRemote): string {
  const built = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release;
  if (!built.server) throw new Error('only rendered remotes are released');
  return readFileSync(path.join(folder, built.folder, built.server.file), 'utf8');
}

/** All mishaps that a site may meet, each chosen as often as the others. @param burst asks for so many new addresses at once */
export function mishapsOf(
  site: ChaosSite,
  random: () => number,
  burst: (addresses: number) => Promise<void>,
): readonly (() => Mishap)[] {
  let releases = 0;
  const anyRemote = () => oneOf(random, site.remotes);
  const rendered = site.remotes.filter(({ name }) => name !== 'mf-portal');
  const renew = (remote: ChaosRemote) => {
    releases += 1;
    remote.release.replaceServerBundle(`${sourceOf(remote)}\n// ${releases}`);
  };

  const originFault = (fault: Fault) => (): Mishap => {
    const { name, proxy } = anyRemote();
    return {
      name: `the origin of ${name} ${fault}`,
      async happen() {
        proxy.break(fault);
        return async () => proxy.mend();
      },
    };
  };
  const bundleFault = (fault: string, source: string) => (): Mishap => {
    const { name, release } = oneOf(random, rendered);
    return {
      name: `a release of ${name} ${fault}`,
      async happen() {
        release.replaceServerBundle(`${source}\n// ${(releases += 1)}`);
        return async () => release.goBack();
      },
    };
  };
  const apiFault = (fault: Fault) => (): Mishap => ({
    name: `the API ${fault}`,
    async happen() {
      site.api.proxy.break(fault);
      return async () => site.api.proxy.mend();
    },
  });

  return [
    ...ORIGIN_FAULTS.map(originFault),
    ...Object.entries(BUNDLES).map(([fault, source]) => bundleFault(fault, source)),
    ...API_FAULTS.map(apiFault),
    () => {
      const { name, kill, start } = anyRemote();
      return {
        name: `the origin of ${name} is killed`,
        async happen() {
          await kill();
          return start;
        },
      };
    },
    () => {
      const remote = oneOf(random, rendered);
      const kept = path.join(site.cacheFolder, remote.name);
      return {
        name: `nothing of ${remote.name} can be written, and it is released`,
        async happen() {
          renameSync(kept, `${kept}.away`);
          writeFileSync(kept, '');
          renew(remote);
          return async () => {
            rmSync(kept);
            renameSync(`${kept}.away`, kept);
          };
        },
      };
    },
    () => {
      const remote = oneOf(random, rendered);
      return {
        name: `${remote.name} is released`,
        async happen() {
          renew(remote);
          return nothing;
        },
      };
    },
    () => {
      const { name, release } = oneOf(random, rendered);
      return {
        name: `${name} goes back`,
        async happen() {
          release.goBack();
          return nothing;
        },
      };
    },
    () => ({
      name: '500 new addresses at once',
      async happen() {
        await burst(500);
        return nothing;
      },
    }),
  ];
}
