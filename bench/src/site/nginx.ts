import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { root } from 'tools';
import type { Certificate } from './certificate.ts';
import { startProgram, type Program } from './program.ts';

const files = path.join(root, 'deploy/nginx');
const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file)) ?? 'nginx';
/** Started by root it would otherwise become a user who may not read the folders of the builds. */
const AS_CURRENT_USER = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];

/**
 * The site's own gateway before one document server, with the defaults of its settings: filled in by the script that fills it
 * in for its container, so that a setting that is new there is not missing here.
 * @param folder for what the script writes, and the gateway's copies
 */
export function gatewaySite(
  name: string,
  ports: { http: number; https: number; documentServer: number },
  { file, key }: Certificate,
  folder: string,
): string {
  const rendered = path.join(folder, 'rendered');
  const cache = path.join(folder, 'cache');
  mkdirSync(cache, { recursive: true });
  execFileSync('sh', [path.join(files, 'render-gateway.sh')], {
    env: {
      PATH: process.env['PATH'],
      NGINX_FOLDER: rendered,
      HTTP_LISTEN: `127.0.0.1:${ports.http}`,
      HTTPS_LISTEN: `127.0.0.1:${ports.https}`,
      SITE_URL: `https://127.0.0.1:${ports.https}`,
      UPSTREAM_SERVERS: `server 127.0.0.1:${ports.documentServer};`,
      TRUSTED_PROXIES: '',
      TLS: 'on',
      TLS_CERTIFICATE: file,
      TLS_CERTIFICATE_KEY: key,
      HSTS_MAX_AGE: '0',
      REQUESTS_PER_SECOND: '50',
      REQUEST_BURST: '500',
      REQUESTS_AT_ONCE: '256',
      CACHE_FOLDER: cache,
      FILE_CACHE_SIZE: '512m',
      PICTURE_CACHE_SIZE: '1g',
      DOCUMENT_CACHE_SIZE: '256m',
    },
  });
  const text = (asked: string) => readFileSync(path.join(rendered, asked), 'utf8');
  return (
    text('site.conf')
      // In its place, as the names in it are each site's own too.
      .replaceAll(/include (file-copies\.conf);/g, (_, included: string) => text(included))
      // Several stand in one nginx here: each with zones, caches and variables of its own.
      .replaceAll(/\bgateway_/g, `${name}_`)
  );
}

/** A remote's origin: its files as they are, precompressed. */
export const remoteSite = (port: number, folder: string): string => `
server {
    listen 127.0.0.1:${port};
    root ${folder};
    brotli_static on;
    gzip_static on;
    location = /release.json { add_header Cache-Control no-store; access_log off; }
    location /releases/ {
        add_header Cache-Control "public, max-age=31536000, immutable";
        add_header Access-Control-Allow-Origin *;
    }
}`;

/** How a server listens whose TLS and compression of answers are the gateway's. */
const secured = (port: number, { file, key }: Certificate): string => `    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${file};
    ssl_certificate_key ${key};
    ssl_protocols TLSv1.2 TLSv1.3;
    brotli on;
    brotli_comp_level 5;`;

export interface StaticSite {
  /** Of nginx's upstream. */
  name: string;
  ports: { https: number; api: number };
  /** Holds `browser/`, the scripts, and `public/`, the pictures. */
  files: string;
  /** Holds `index.html`, which answers every address. */
  pages: string;
  /** Folders below `/remotes/`, by name. Default: none. */
  remotes?: Readonly<Record<string, string>>;
}

/** A rival of static files, with the gateway's own TLS and compression, and the API under the same address. */
export const staticSite = (
  { name, ports, files: folder, pages, remotes = {} }: StaticSite,
  certificate: Certificate,
): string => `
upstream api_of_${name} {
    server 127.0.0.1:${ports.api};
    keepalive 32;
}
server {
${secured(ports.https, certificate)}
    brotli_types application/json image/svg+xml;
    brotli_static on;
    gzip_static on;
    location ^~ /assets/ {
        alias ${folder}/browser/;
        add_header Cache-Control "public, max-age=31536000, immutable";
    }
${Object.entries(remotes)
  .map(
    ([remote, target]) => `    location ^~ /remotes/${remote}/ {
        alias ${target}/;
        add_header Cache-Control "public, max-age=31536000, immutable";
    }`,
  )
  .join('\n')}
    location ~ "^/api/v1(?:/|$)" { include proxy.conf; proxy_pass http://api_of_${name}; }
    location ^~ /media/ { include proxy.conf; proxy_pass http://api_of_${name}/; }
    location ~ "\\.(?:avif|webp|jpg|png|ico|svg)$" { root ${folder}/public; add_header Cache-Control "public, max-age=86400"; }
    location / {
        root ${pages};
        add_header Cache-Control no-cache;
        try_files /index.html =404;
    }
}`;

/**
 * Documents that lie in a folder as `<path>/index.html`; whatever else a page asks for comes from the site that they are of.
 * @param ports where it listens, and where that site's gateway does
 */
export const documentsSite = (
  ports: { https: number; site: number },
  folder: string,
  certificate: Certificate,
): string => `
server {
${secured(ports.https, certificate)}
    location / {
        root ${folder};
        add_header Cache-Control no-cache;
        try_files $uri/index.html @site;
    }
    location @site {
        include proxy.conf;
        proxy_set_header Host $host;
        proxy_pass https://127.0.0.1:${ports.site};
    }
}`;

const listens = (port: number) => () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Writes what one nginx for all of these needs. */
export function writeNginxFolder(folder: string, sites: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const file of ['mime.types', 'proxy.conf', 'pages'])
    cpSync(path.join(files, file), path.join(folder, file), { recursive: true });
  const config = readFileSync(path.join(files, 'nginx.conf'), 'utf8')
    .replace('${NGINX_WORKERS}', 'auto')
    // A log line a request would only take time, and its device is no file here.
    .replace(/access_log .*;/, 'access_log off;');
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  writeFileSync(path.join(folder, 'site.conf'), sites.join('\n'));
}

const inFolder = (folder: string) => ['-p', folder, '-c', 'nginx.conf', ...AS_CURRENT_USER];

/** What nginx says of a folder's configuration; empty when it would start with it. */
export function nginxFaults(folder: string): string {
  const { status, stderr } = spawnSync(PROGRAM, ['-t', ...inFolder(folder)], { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

/** One nginx for everything; resolves when `port` answers. */
export function startNginx(folder: string, sites: readonly string[], port: number): Promise<Program> {
  writeNginxFolder(folder, sites);
  return startProgram({
    name: 'nginx',
    command: PROGRAM,
    args: inFolder(folder),
    cwd: folder,
    isReady: listens(port),
  });
}

export function nginxVersion(): string {
  return spawnSync(PROGRAM, ['-v'], { encoding: 'utf8' }).stderr.trim().replace('nginx version: ', '');
}
