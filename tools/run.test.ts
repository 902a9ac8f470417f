import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A repository with this door, one package that runs and one that is for development, neither from a registry. */
function createRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'repository-'));
  const write = (file: string, content: string | object) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  // In place of the program that runs commands: what matters here is what comes before.
  for (const [name, program] of [
    ['tsx', "console.log('the command runs'); process.exit(0);"],
    ['checker', ''],
  ] as const) {
    write(`${name}/package.json`, { name, version: '1.0.0', exports: './index.mjs', files: ['index.mjs'] });
    write(`${name}/index.mjs`, program);
    execFileSync('npm', ['pack', '--silent', `./${name}`], { cwd: folder });
  }
  write('package.json', {
    name: 'repository',
    version: '1.0.0',
    dependencies: { tsx: 'file:tsx-1.0.0.tgz' },
    devDependencies: { checker: 'file:checker-1.0.0.tgz' },
  });
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--silent'], { cwd: folder });
  write('tools/commands/start.ts', '');
  copyFileSync(path.join(import.meta.dirname, 'run.mjs'), path.join(folder, 'tools/run.mjs'));
  return folder;
}

let repository: string;
beforeAll(() => {
  repository = createRepository();
});
afterAll(() => rmSync(repository, { recursive: true }));

test.each(['', 'production'])('with NODE_ENV=%s packages are installed once', (NODE_ENV) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
  cpSync(repository, folder, { recursive: true });
  const start = () =>
    spawnSync(process.execPath, ['tools/run.mjs', 'start'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV, npm_config_offline: 'true' },
    }).stdout;
  expect(start()).toMatch(/installing packages …[^]*the command runs/);
  expect(start()).toBe('the command runs\n');
  rmSync(folder, { recursive: true });
});
