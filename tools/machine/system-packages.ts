import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { testBrowserPath } from '@shared/bundler/chromium';

interface SystemPackage {
  /** Debian's names. */
  packages: readonly string[];
  /** Of a distribution that does not have the first of them. Default: none. */
  otherwise?: readonly string[];
  /** Whether the tests find what they need of it. */
  isPresent(): boolean;
}

const onPath = (name: string) =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`));

const POSTGRES_FOLDER = '/usr/lib/postgresql';
const hasPostgres = () =>
  existsSync(POSTGRES_FOLDER) &&
  readdirSync(POSTGRES_FOLDER).some((version) => existsSync(`${POSTGRES_FOLDER}/${version}/bin/initdb`));

const NEEDED: readonly SystemPackage[] = [
  {
    packages: ['chromium-headless-shell'],
    otherwise: ['chromium'],
    isPresent: () => testBrowserPath() !== undefined,
  },
  {
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'],
    isPresent: () =>
      (onPath('nginx') || existsSync('/usr/sbin/nginx')) &&
      existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  { packages: ['postgresql'], isPresent: hasPostgres },
  {
    packages: ['valkey-server'],
    // Speaks the same; of distributions from before there was the other.
    otherwise: ['redis-server'],
    isPresent: () => onPath('valkey-server') || onPath('redis-server'),
  },
  {
    // A server that speaks S3.
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
    isPresent: () =>
      ['proxy', 'account', 'container', 'object'].every((part) => onPath(`swift-${part}-server`)),
  },
  { packages: ['gettext-base'], isPresent: () => onPath('envsubst') },
  { packages: ['openssl'], isPresent: () => onPath('openssl') },
];

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, [...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Whether the distribution has it; its lists are up to date. */
const isOffered = (name: string) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/** Installs what the tests need from the system's packages; throws a message that names what is left to do by hand. */
export function installSystemPackages(): void {
  const missing = () => NEEDED.filter((each) => !each.isPresent());
  const names = (needed: readonly SystemPackage[]) => needed.flatMap(({ packages }) => packages).join(', ');
  const wanted = missing();
  if (wanted.length === 0) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest);
  };
  console.log(`installing ${names(wanted)} …`);
  const choose = ({ packages, otherwise }: SystemPackage) =>
    otherwise && !packages.every(isOffered) ? otherwise : packages;
  const installed =
    onPath('apt-get') &&
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', ...wanted.flatMap(choose));
  if (!installed || missing().length > 0) {
    throw new Error(
      `the tests need ${names(missing())}, which could not be installed; install it and try again`,
    );
  }
}
