import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';

/** OpenStack Swift with its S3 interface, as Debian has it: a store that companies run, here on one folder. */
export interface S3Server {
  /** `http://127.0.0.1:port`. */
  endpoint: string;
  /** What programs find keys and the server by. */
  environment: Readonly<Record<string, string>>;
  makeBucket(name: string): Promise<void>;
  /** Lets everybody read a bucket; the address that its files have then, without a slash. */
  publish(bucket: string): Promise<string>;
  stop(): Promise<void>;
}

const PARTS = ['account', 'container', 'object'] as const;
/** Swift is a package of Debian's, for Debian's own Python. */
const DEBIAN_PYTHON = '/usr/bin/python3';
const PROGRAM = path.join(import.meta.dirname, 'swift-servers.py');
const START_LIMIT_MS = 40_000;
const KEYS = { AWS_ACCESS_KEY_ID: 'test:tester', AWS_SECRET_ACCESS_KEY: 'testing', AWS_REGION: 'us-east-1' };

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

const commonSettings = (folder: string, port: number) => `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
workers = 0
log_address = ${folder}/no-log
`;

const partSettings = (folder: string, part: string, port: number) => `${commonSettings(folder, port)}
devices = ${folder}/devices
mount_check = false
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;

const proxySettings = (folder: string, port: number) => `${commonSettings(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# Its own limit is half a second, and one that was late ten times is left out for a minute: here other tests want the processor.
conn_timeout = 20
node_timeout = 30
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:copy]
use = egg:swift#copy
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
`;

/**
 * Starts one; rejects with what is missing or what it says. Sets the keys and its address in this process's environment, where
 * Amazon's programs look for them.
 */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'swift-'));
  mkdirSync(path.join(folder, 'devices/one'), { recursive: true });
  const [port = 0, ...ports] = await Promise.all(
    Array.from({ length: 4 }, () => getPort({ host: '127.0.0.1' })),
  );
  for (const [index, part] of PARTS.entries())
    writeFileSync(path.join(folder, `${part}.conf`), partSettings(folder, part, ports[index] ?? 0));
  writeFileSync(path.join(folder, 'proxy.conf'), proxySettings(folder, port));
  const log = path.join(folder, 'log');
  const output = openSync(log, 'a');
  const servers = spawn(DEBIAN_PYTHON, [PROGRAM, folder, ...ports.map(String)], {
    stdio: ['ignore', output, output],
  });
  let failure: Error | undefined;
  servers.once('error', (error) => (failure = error));
  const endpoint = `http://127.0.0.1:${port}`;
  const environment = { ...KEYS, AWS_ENDPOINT_URL: endpoint };
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, environment);

  async function stop(): Promise<void> {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    const ended = once(servers, 'exit');
    if (servers.kill('SIGKILL')) await ended;
    // The four end with the one that has started them, a moment later.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }

  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({ forcePathStyle: true, maxAttempts: 1 });
  const isUp = async () => {
    // The first question asks for one of the four alone.
    if (!(await Promise.all([port, ...ports].map(isListening))).every(Boolean)) return false;
    try {
      await client.send(new s3.ListBucketsCommand({}));
      return true;
    } catch {
      return false;
    }
  };
  const started = performance.now();
  // oxlint-disable-next-line no-await-in-loop
  while (!(await isUp())) {
    if (performance.now() - started > START_LIMIT_MS || failure || servers.exitCode !== null) {
      const said = readFileSync(log, 'utf8').slice(-2000);
      // oxlint-disable-next-line no-await-in-loop
      await stop();
      throw new Error(`Swift does not start: ${failure?.message ?? said}; "npm test" installs it`);
    }
    // oxlint-disable-next-line no-await-in-loop
    await wait(100);
  }
  return {
    endpoint,
    environment,
    async makeBucket(name) {
      await client.send(new s3.CreateBucketCommand({ Bucket: name }));
    },
    async publish(bucket) {
      await client.send(new s3.PutBucketAclCommand({ Bucket: bucket, ACL: 'public-read' }));
      return `${endpoint}/v1/AUTH_test/${bucket}`;
    },
    stop,
  };
}
