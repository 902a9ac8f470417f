import path from 'node:path';
import { readRemotePackage } from './package-folder.ts';

const [command = '', ...flags] = process.argv.slice(2);
const folder = process.cwd();
const development = flags.includes('--development');
const output = path.join(folder, development ? 'dist-development' : 'dist');

const commands: Record<string, () => Promise<void>> = {
  /** Builds and releases the remote of this folder. */
  async build() {
    const { writeRelease } = await import('./release/write-release.ts');
    const remote = readRemotePackage(folder);
    const started = performance.now();
    const release = await writeRelease(remote, { mode: development ? 'development' : 'production', output });
    console.log(`${remote.name} ${release.folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  },
  /** Serves the releases of this folder on the remote's own origin. */
  async serve() {
    const { createRemoteServer } = await import('./serve/remote-server.ts');
    const remote = readRemotePackage(folder);
    const port = Number(process.env['PORT'] ?? remote.port);
    const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3010';
    const server = await createRemoteServer({ root: process.env['RELEASES'] ?? output, apiOrigin });
    await server.listen({ port, host: process.env['HOST'] ?? '127.0.0.1' });
    console.log(`${remote.name} on http://localhost:${port}`);
  },
  /** Development server with hot replacement for the remote of this folder. */
  async dev() {
    const { startDevelopmentServer } = await import('./serve/development-server.ts');
    await startDevelopmentServer(readRemotePackage(folder));
  },
};

const run = commands[command];
if (!run) {
  console.error(`usage: remote ${Object.keys(commands).join(' | ')} [--development]`);
  process.exit(2);
}
try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
