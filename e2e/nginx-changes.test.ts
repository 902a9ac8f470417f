// Looks at: deploy
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from 'tools';
import { startGateway, type Gateway } from './nginx/gateway.ts';
import { temporaryFolders } from './nginx/remote-origin.ts';
import { request } from './nginx/request.ts';
import { nginxFiles } from './nginx/run-nginx.ts';
import { startUpstream, type Upstream } from './nginx/upstream.ts';
import { eventually } from './kit/eventually.ts';
import { expect, test } from './kit/test.ts';

const FIRST = '127.0.0.1';
const SECOND = '127.0.0.2';

test.describe('what changes around a running gateway', () => {
  const folders = temporaryFolders();
  const upstreams: Upstream[] = [];
  let gateway: Gateway;
  let tls: string;
  /** Addresses that the system's name service has for the document server. */
  let name: { has(...addresses: string[]): void };
  const page = async (ca = gateway.ca) => {
    const { status, text } = await request(gateway.https, '/', { ca });
    return status === 200 ? text : status;
  };

  test.beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    for (const address of [FIRST, SECOND])
      upstreams.push(await startUpstream(port, (_, response) => response.end(address), address));
    // In place of the system's own, which knows no name of a test.
    const names = folders.create('names');
    name = {
      has: (...addresses) =>
        writeFileSync(
          path.join(names, 'addresses'),
          addresses.map((address) => `${address} STREAM documents.example\n`).join(''),
        ),
    };
    name.has();
    const lookUp = path.join(names, 'getent');
    writeFileSync(lookUp, `#!/bin/sh\n[ "$*" = 'ahosts documents.example' ] && cat '${names}/addresses'\n`);
    chmodSync(lookUp, 0o755);

    tls = folders.create('tls');
    gateway = await startGateway(port, tls, {
      DOCUMENT_SERVER: `documents.example:${port}`,
      FOLLOW_SECONDS: '0.2',
      PATH: names,
    });
  });
  test.afterAll(async () => {
    await gateway?.nginx.stop();
    await Promise.all(upstreams.map((upstream) => upstream.close()));
    folders.removeAll();
  });

  test('a document server that comes later, comes back elsewhere or gets company is found', async () => {
    expect(await page()).toBe(502);
    name.has(FIRST);
    await eventually(async () => expect(await page()).toBe(FIRST));
    name.has(SECOND);
    await eventually(async () => expect(await page()).toBe(SECOND));
    name.has(FIRST, SECOND);
    const seen = new Set<unknown>();
    await eventually(async () => expect(seen.add(await page())).toEqual(new Set([FIRST, SECOND])));
  });

  test('a name service that is away for a while moves nothing', async () => {
    name.has();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([FIRST, SECOND]).toContain(await page());
  });

  test('a renewed certificate is shown, and half a renewal changes nothing', async () => {
    const renewed = folders.create('renewed');
    execFileSync(path.join(nginxFiles, 'self-signed-certificate.sh'), [renewed]);
    const ca = readFileSync(path.join(renewed, 'certificate.pem'));
    const take = (file: string) => copyFileSync(path.join(renewed, file), path.join(tls, file));

    take('key.pem');
    await eventually(() => expect(gateway.nginx.log()).toContain('key values mismatch'));
    expect([FIRST, SECOND]).toContain(await page());

    take('certificate.pem');
    await eventually(async () => expect([FIRST, SECOND]).toContain(await page(ca)));
  });
});
