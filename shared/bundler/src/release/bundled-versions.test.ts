import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { installedVersion } from '../webpack/shared-libraries.ts';
import { bundledVersions } from './bundled-versions.ts';

describe('the versions that a build holds', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'remote-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (file: string, manifest: object) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(manifest));
  };
  const asks = (range: string) => write('package.json', { name: 'mf-blog', dependencies: { react: range } });
  const install = (version: string, where = 'node_modules') =>
    write(`${where}/react/package.json`, { name: 'react', version });
  /** As webpack hands its modules over; those of a concatenated module are inside of it. */
  const built = (...files: string[]) => {
    const moduleOf = (file: string) => ({ nameForCondition: (): string => path.join(folder, file) });
    const [first = '', ...rest] = files;
    return {
      modules: new Set([
        moduleOf(first),
        { modules: new Set(rest.map(moduleOf)), nameForCondition: (): null => null },
      ]),
    } as unknown as Pick<Compilation, 'modules'>;
  };
  const read = (build: Pick<Compilation, 'modules'>) =>
    bundledVersions(folder, build, ['react', 'react']).get('react');

  it('are those that the bundler found, in the remote’s own node_modules', () => {
    asks('^18.3.0');
    install('18.3.1');
    expect(read(built('src/remote.ts', 'node_modules/react/index.js'))).toBe('18.3.1');
  });

  it('are the build tool’s, of a library that nothing imports', () => {
    asks('*');
    install('18.3.1');
    expect(read(built('src/remote.ts'))).toBe(installedVersion('react'));
  });

  it('have to be what the remote’s package.json asks for', () => {
    asks('^20.0.0');
    install('19.3.1');
    expect(() => read(built('src/remote.ts', 'node_modules/react/index.js'))).toThrow(
      'mf-blog: package.json asks for react ^20.0.0, and 19.3.1 is what was built in. Run "npm install".',
    );
  });

  it('are one a library', () => {
    asks('*');
    install('18.3.1');
    install('19.3.1', 'node_modules/kit/node_modules');
    expect(() =>
      read(built('node_modules/react/index.js', 'node_modules/kit/node_modules/react/index.js')),
    ).toThrow('mf-blog has react 18.3.1 and 19.3.1 in its files');
  });
});
