import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, variablesOf } from '@shared/contract';
import { freePorts } from 'tools';
import { eventually } from './eventually.ts';
import type { Site } from './site.ts';
import { copyWorkspace } from './workspace-copy.ts';

/** Builds of a busy machine. */
const START_LIMIT_MS = 110_000;

/** A site that is developed: its parts by `npm run dev`, the rest as it was built. */
export interface DevelopedSite {
  /** Of the composed site. */
  url: string;
  /** Of mf-blog's stage. */
  stageUrl: string;
  /** All that the command has printed. */
  terminal(): string;
  stop(): Promise<void>;
}

/** A developer's own checkout of the workspace. */
export interface Checkout {
  /** Changes a file by text, as an editor saves it; throws where the file has no such text. */
  edit(file: string, from: string, to: string): void;
  /** Runs `npm run dev -- <parts>` on free ports, with the API of a site; rejects with what was printed. */
  develop(site: Site, parts: readonly string[]): Promise<DevelopedSite>;
  remove(): void;
}

export function checkOutWorkspace(): Checkout {
  const folder = copyWorkspace({ developed: [...REMOTE_NAMES, 'shell'] });
  return {
    edit(file, from, to) {
      const target = path.join(folder, file);
      const text = readFileSync(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(
        target,
        text.replace(from, () => to),
      );
    },
    async develop(site, parts) {
      const [port, assetsPort, ...ports] = await freePorts(2 + REMOTE_NAMES.length);
      const child: ChildProcess = spawn(process.execPath, ['tools/run.mjs', 'dev', ...parts], {
        cwd: folder,
        env: {
          ...process.env,
          ...{ NODE_ENV: '', PORT: String(port), ASSETS_PORT: String(assetsPort) },
          REFERENCE_API_ORIGIN: site.origin('api'),
          ...Object.fromEntries(
            REMOTE_NAMES.map((name, index) => [variablesOf(name).port, String(ports[index])]),
          ),
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (data: Buffer) => (output += data.toString()));
      const developed: DevelopedSite = {
        // As the development servers name themselves: updates come from there.
        url: `http://localhost:${port}`,
        stageUrl: `http://localhost:${ports[REMOTE_NAMES.indexOf('mf-blog')]}`,
        terminal: () => output,
        async stop() {
          if (child.exitCode !== null) return;
          child.kill('SIGTERM');
          await once(child, 'exit');
        },
      };
      await eventually(() => {
        if (!output.includes(`The site is on ${developed.url}`)) throw new Error(output);
      }, START_LIMIT_MS).catch(async (error: unknown) => {
        await developed.stop();
        throw error;
      });
      return developed;
    },
    // What has ended may have had a file under way.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }),
  };
}
