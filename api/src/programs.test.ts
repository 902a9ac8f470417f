import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { builtPrograms, temporaryFolder } from './testing/start-api.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LIMIT_MS = 60_000;

const run = (folder: string, program: string, variables: Readonly<Record<string, string>> = {}) => {
  const environment = { PATH: process.env['PATH'], ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, program)], {
    env: environment,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

test(
  'programs need nothing but the packages that they name, as in the image',
  async () => {
    const folder = await temporaryFolder();
    try {
      const programs = relative(ROOT, builtPrograms());
      const copy = spawnSync(
        process.execPath,
        ['deploy/images/copy-runtime-packages.mjs', programs, folder.path],
        { cwd: ROOT, encoding: 'utf8' },
      );
      expect([copy.status, copy.stderr]).toEqual([0, '']);
      await cp(builtPrograms(), join(folder.path, programs), { recursive: true });
      const unreachable = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: '0' };
      const started = run(join(folder.path, programs), 'main.js', unreachable);
      expect([started.status, started.said]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
      expect(run(join(folder.path, programs), 'command.js').said).toContain('npm run api -- ');
    } finally {
      await folder.remove();
    }
  },
  LIMIT_MS,
);
