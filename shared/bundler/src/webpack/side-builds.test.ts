import childProcess from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemotePackage } from '../package/remote-package.ts';
import { buildSides, buildSidesApart } from './side-builds.ts';
import { prepareSideProcess, takeSideProcess } from './start-side-process.ts';

describe('a server bundle', () => {
  // Loaders are found from the remote's folder upwards.
  const caches = path.join(import.meta.dirname, '../../.cache');
  let folder: string;
  const remote = () => ({ name: 'mf-small', folder }) as RemotePackage;
  const write = (text: string) => writeFileSync(path.join(folder, 'src/remote.ts'), text);
  const outputIn = (name: string) => path.join(folder, name);

  beforeEach(() => {
    mkdirSync(caches, { recursive: true });
    folder = mkdtempSync(path.join(caches, 'server-build-'));
    mkdirSync(path.join(folder, 'src'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the same from a process of its own', async () => {
    write('export const answer: number = 42;');
    await buildSidesApart(remote(), { server: { mode: 'production', output: outputIn('apart') } });
    await buildSides(remote(), { server: { mode: 'production', output: outputIn('here') } });
    const apart = readFileSync(path.join(outputIn('apart'), 'render.cjs'), 'utf8');
    expect(apart).toBe(readFileSync(path.join(outputIn('here'), 'render.cjs'), 'utf8'));
    expect(apart).toContain('42');
  });

  it('that cannot be built fails in webpack’s words, from a process of its own too', async () => {
    write("import './missing.ts';");
    const failing = buildSidesApart(remote(), { server: { mode: 'production', output: outputIn('apart') } });
    await expect(failing).rejects.toThrow(/Can't resolve '\.\/missing\.ts'/);
    expect(existsSync(path.join(outputIn('apart'), 'render.cjs'))).toBe(false);
  });

  it('is built by the process that was prepared, which is handed out once', async () => {
    const fork = jest.spyOn(childProcess, 'fork');
    prepareSideProcess();
    const prepared = takeSideProcess();
    expect(fork).toHaveBeenCalledTimes(1);
    const next = takeSideProcess();
    expect(fork).toHaveBeenCalledTimes(2);
    expect(next.pid).not.toBe(prepared.pid);
    for (const each of [prepared, next]) {
      const ended = new Promise((resolve) => each.once('exit', resolve));
      each.disconnect();
      await ended;
    }
    write('export const answer: number = 43;');
    prepareSideProcess();
    await buildSidesApart(remote(), { server: { mode: 'production', output: outputIn('apart') } });
    expect(readFileSync(path.join(outputIn('apart'), 'render.cjs'), 'utf8')).toContain('43');
    expect(fork).toHaveBeenCalledTimes(3);
    fork.mockRestore();
  });
});
