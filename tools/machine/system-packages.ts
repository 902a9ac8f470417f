import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

interface SystemPackage {
  /** Debian's names. */
  packages: readonly string[];
  /** Whether the tests find what they need of it. */
  isPresent(): boolean;
}

const onPath = (name: string) =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`));

const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the end-to-end tests drive: `CHROMIUM`, or the system's. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM'] ?? CHROMIUM_PATHS.find((path) => existsSync(path));

const POSTGRES_FOLDER = '/usr/lib/postgresql';
const hasPostgres = () =>
  existsSync(POSTGRES_FOLDER) &&
  readdirSync(POSTGRES_FOLDER).some((version) => existsSync(`${POSTGRES_FOLDER}/${version}/bin/initdb`));

const NEEDED: readonly SystemPackage[] = [
  { packages: ['chromium'], isPresent: () => chromiumPath() !== undefined },
  {
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'],
    isPresent: () =>
      (onPath('nginx') || existsSync('/usr/sbin/nginx')) &&
      existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  { packages: ['postgresql'], isPresent: hasPostgres },
  { packages: ['gettext-base'], isPresent: () => onPath('envsubst') },
  { packages: ['openssl'], isPresent: () => onPath('openssl') },
];

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, [...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs what the tests need from the system's packages; throws a message that names what is left to do by hand. */
export function installSystemPackages(): void {
  const missing = () => NEEDED.filter((each) => !each.isPresent()).flatMap((each) => each.packages);
  const wanted = missing();
  if (wanted.length === 0) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest);
  };
  console.log(`installing ${wanted.join(', ')} …`);
  const installed =
    onPath('apt-get') &&
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', ...wanted);
  if (!installed || missing().length > 0) {
    throw new Error(
      `the tests need ${missing().join(', ')}, which could not be installed; install it and try again`,
    );
  }
}
