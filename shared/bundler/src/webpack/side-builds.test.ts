import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemotePackage } from '../package/remote-package.ts';
import { buildSides, buildSidesApart } from './side-builds.ts';

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

  it('is the same from a thread of its own, and there when the thread has ended', async () => {
    write('export const answer: number = 42;');
    await buildSidesApart(remote(), { server: { mode: 'production', output: outputIn('apart') } });
    await buildSides(remote(), { server: { mode: 'production', output: outputIn('here') } });
    const apart = readFileSync(path.join(outputIn('apart'), 'render.cjs'), 'utf8');
    expect(apart).toBe(readFileSync(path.join(outputIn('here'), 'render.cjs'), 'utf8'));
    expect(apart).toContain('42');
  });

  it('that cannot be built fails in webpack’s words, from a thread of its own too', async () => {
    write("import './missing.ts';");
    const failing = buildSidesApart(remote(), { server: { mode: 'production', output: outputIn('apart') } });
    await expect(failing).rejects.toThrow(/Can't resolve '\.\/missing\.ts'/);
    expect(existsSync(path.join(outputIn('apart'), 'render.cjs'))).toBe(false);
  });
});
