// Looks at: tools, shared/bundler, deploy
import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { releaseId, type Release } from '@shared/contract';
import { root } from 'tools';
import { expect, test } from './kit/test.ts';
import { copyWorkspace } from './kit/workspace-copy.ts';

const run = promisify(execFile);
const NAMING_REMOTES = [
  'shared/contract/src/routes.ts',
  'shell/src/chrome/site-links.ts',
  'shell/src/locales/ar.json',
  'shell/src/locales/en.json',
  'docker-compose.yml',
  'deploy/stages.yml',
  'deploy/kubernetes/base/remotes/kustomization.yaml',
  'deploy/kubernetes/base/settings/shell.env',
  'deploy/kubernetes/overlays/example/kustomization.yaml',
  'e2e/kit/every-route.ts',
  'bench/src/measures/controls.ts',
];

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

  const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
  let folder: string;

  test('gives a remote that type-checks, passes its tests and has nothing that nobody uses, and a service for it', async () => {
    await generate('mf-mortgage', '/mortgage');
    folder = path.join(copy, 'mf-mortgage');
    await run(bin('tsc'), ['-p', folder, '--noEmit']).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
    const written = [folder, 'shared/contract/src/routes.ts', 'docker-compose.yml', 'deploy'];
    await run(bin('oxfmt'), ['--check', ...written], { cwd: copy });
    // Nothing of it is there for nobody.
    await run(bin('knip'), ['--workspace', 'mf-mortgage'], { cwd: copy }).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout);
      },
    );
    const tests = await run(
      bin('jest'),
      ['--selectProjects', 'browser', '--testPathPatterns', '/mf-mortgage/'],
      // Without colours, whoever asks for them.
      { cwd: copy, env: { ...process.env, FORCE_COLOR: '0' } },
    );
    expect(tests.stderr).toMatch(/Tests: +3 passed, 3 total/);
    const manifests = await run(
      bin('jest'),
      [
        '--selectProjects',
        'node',
        '--testPathPatterns',
        '/tools/(?:kubernetes/(?:manifests|network)|containers/)',
      ],
      { cwd: copy, env: { ...process.env, FORCE_COLOR: '0' } },
    );
    // They ask for every remote that the contract names.
    expect(manifests.stderr).toMatch(/Tests: +\d+ passed, \d+ total/);
    const compose = readFileSync(path.join(copy, 'docker-compose.yml'), 'utf8');
    expect(compose).toContain('REMOTE: mf-mortgage');
    expect(compose).toContain('MF_MORTGAGE_ORIGIN: ${MF_MORTGAGE_ORIGIN:-http://mf-mortgage:8080}');
  });

  test('which builds with its route, and is compared with a running site as it was built', async ({
    site,
  }) => {
    const contract = () =>
      run(process.execPath, ['--import', 'tsx', 'tools/commands/contract.ts', 'mf-mortgage'], {
        cwd: copy,
        env: { ...process.env, SITE_URL: site.url },
      });
    await expect(contract()).rejects.toMatchObject({
      code: 1,
      stdout: 'mf-mortgage: nothing is built; "npm run build -- mf-mortgage" builds it\n',
    });
    await run(process.execPath, [path.join(copy, 'shared/bundler/bin/remote.mjs'), 'build'], { cwd: folder });
    const release = JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as Release;
    expect(release.routes.map((route) => route.path)).toEqual(['/mortgage']);
    const asBuilt = await contract();
    expect(asBuilt.stdout).toContain(`✓ mf-mortgage ${releaseId(release)} as built, on ${site.url}`);
    expect(asBuilt.stdout).toContain('which the shell does not give to it');
    expect(asBuilt.stdout).not.toContain('was changed after that');
    appendFileSync(path.join(folder, 'src/remote.ts'), '\n');
    expect((await contract()).stdout).toContain(
      'note: mf-mortgage/src/remote.ts was changed after that; "npm run build -- mf-mortgage" builds it anew',
    );
  });

  test('and which npm run remove-remote takes away, so that everything is as it was', async () => {
    await run(
      process.execPath,
      ['--import', 'tsx', 'tools/commands/remove-remote.ts', '--no-install', '--force', 'mf-mortgage'],
      { cwd: copy },
    );
    expect(existsSync(folder)).toBe(false);
    for (const file of NAMING_REMOTES)
      expect(readFileSync(path.join(copy, file), 'utf8'), file).toBe(
        readFileSync(path.join(root, file), 'utf8'),
      );
  });
});
