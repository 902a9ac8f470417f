import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

interface Locked {
  link?: boolean;
  integrity?: string;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

/** Whether the images and the tests may install it: Linux with glibc, on either processor. */
const isInstalled = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked) =>
  os.includes('linux') && cpu.some((each) => each === 'x64' || each === 'arm64') && libc.includes('glibc');

describe('the lock file', () => {
  const installed = Object.entries(packages).filter(([where]) => where.includes('node_modules/'));
  const without = installed.filter(([, { link, integrity }]) => !link && !integrity);

  it('pins the content of every package, but of native ones for systems that nothing here runs on', () => {
    expect(installed.length).toBeGreaterThan(1000);
    const problems = without.filter(([, locked]) => isInstalled(locked) || !locked.optional);
    expect(problems.map(([where]) => where)).toEqual([]);
  });

  it('pins by nothing weaker than SHA-512', () => {
    const weak = installed.filter(([, { integrity }]) => integrity && !integrity.startsWith('sha512-'));
    expect(weak.map(([where]) => where)).toEqual([]);
  });
});
