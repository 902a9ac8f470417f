// Looks at: tools, shared/bundler
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@shared/contract';
import { root } from 'tools';
import { expect, test } from './kit/test.ts';

const run = promisify(execFile);
const IGNORED = /(?:^|\/)(?:node_modules|dist|dist-development|\.cache|\.data|\.tsc|\.git)(?:\/|$)/;

/** A copy of the workspace, in a path with a space, whose packages are linked to each other and to the installed ones. */
function copyWorkspace(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'a workspace-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !IGNORED.test(path.relative(root, file)) });
  const modules = path.join(root, 'node_modules');
  const link = (name: string) => {
    // Of a name with a scope, only @shared is of the workspace.
    const folder = path.join(copy, name.startsWith('@shared/') ? name.slice(1) : name);
    const own = existsSync(path.join(folder, 'package.json')) ? folder : undefined;
    symlinkSync(own ?? path.join(modules, name), path.join(copy, 'node_modules', name));
  };
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(modules)) {
    if (!name.startsWith('@')) {
      link(name);
      continue;
    }
    mkdirSync(path.join(copy, 'node_modules', name));
    for (const scoped of readdirSync(path.join(modules, name))) link(`${name}/${scoped}`);
  }
  return copy;
}

test.describe('npm run new-remote', () => {
  let copy: string;
  test.beforeAll(() => (copy = copyWorkspace()));
  test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const generate = (...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'tools/commands/new-remote.ts', '--no-install', ...words], {
      cwd: copy,
    });

  for (const [words, reason] of [
    [['mortgage', '/mortgage'], 'no name of a remote'],
    [['mf-mortgage', 'mortgage'], 'no path of one segment'],
    [['mf-blog', '/mortgage'], 'mf-blog is there already'],
    [['mf-mortgage', '/sell'], 'belongs to another page already'],
  ] as const) {
    test(`refuses ${JSON.stringify(words)} and says why`, async () => {
      await expect(generate(...words)).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringContaining(reason),
      });
    });
  }

  test('gives a remote that type-checks, passes its tests and builds, with its route and its service', async () => {
    await generate('mf-mortgage', '/mortgage');
    const folder = path.join(copy, 'mf-mortgage');
    const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
    await run(bin('tsc'), ['-p', folder, '--noEmit']).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
    await run(bin('oxfmt'), ['--check', folder, 'shared/contract/src/routes.ts', 'docker-compose.yml'], {
      cwd: copy,
    });
    const tests = await run(
      bin('jest'),
      ['--selectProjects', 'browser', '--testPathPatterns', '/mf-mortgage/'],
      // Without colours, whoever asks for them.
      { cwd: copy, env: { ...process.env, FORCE_COLOR: '0' } },
    );
    expect(tests.stderr).toMatch(/Tests: +3 passed, 3 total/);
    await run(process.execPath, [path.join(copy, 'shared/bundler/bin/remote.mjs'), 'build'], { cwd: folder });
    const release = JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as Release;
    expect(release.routes.map((route) => route.path)).toEqual(['/mortgage']);
    const compose = readFileSync(path.join(copy, 'docker-compose.yml'), 'utf8');
    expect(compose).toContain('REMOTE: mf-mortgage');
    expect(compose).toContain('MF_MORTGAGE_ORIGIN: ${MF_MORTGAGE_ORIGIN:-http://mf-mortgage:8080}');
  });
});
