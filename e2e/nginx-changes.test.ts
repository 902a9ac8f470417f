// Looks at: deploy
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from 'tools';
import { startGateway, type Gateway } from './nginx/gateway.ts';
import { nameService, type NameService } from './nginx/name-service.ts';
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
  let names: NameService;
  const page = async (ca = gateway.ca) => {
    const { status, text } = await request(gateway.https, '/', { ca });
    return status === 200 ? text : status;
  };

  test.beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    for (const address of [FIRST, SECOND])
      upstreams.push(await startUpstream(port, (_, response) => response.end(address), address));
    names = nameService(folders.create('names'), 'documents.example');
    tls = folders.create('tls');
    gateway = await startGateway(port, tls, {
      DOCUMENT_SERVER: `documents.example:${port}`,
      FOLLOW_SECONDS: '0.2',
      PATH: names.folder,
    });
  });
  test.afterAll(async () => {
    await gateway?.nginx.stop();
    await Promise.all(upstreams.map((upstream) => upstream.close()));
    folders.removeAll();
  });

  test('a document server that comes later, comes back elsewhere or gets company is found', async () => {
    expect(await page()).toBe(502);
    names.has(FIRST);
    await eventually(async () => expect(await page()).toBe(FIRST));
    names.has(SECOND);
    await eventually(async () => expect(await page()).toBe(SECOND));
    names.has(FIRST, SECOND);
    const seen = new Set<unknown>();
    await eventually(async () => expect(seen.add(await page())).toEqual(new Set([FIRST, SECOND])));
  });

  test('a name service that is away for a while moves nothing', async () => {
    names.has();
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
