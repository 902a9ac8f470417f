import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openBucket } from './open-bucket.ts';

const BEFORE = { ...process.env };

/** What a server sends to each question, of a content of 1000 bytes, and whether the connection ends then. */
const FAULTS = {
  'says nothing': { sent: '', ends: false },
  'ends in the midst of a file': { sent: 'x'.repeat(10), ends: true },
  'stops in the midst of a file': { sent: 'x'.repeat(10), ends: false },
} as const;

describe('a server that speaks S3 and', () => {
  let server: Server;
  const open = new Set<Socket>();
  let fault: (typeof FAULTS)[keyof typeof FAULTS];

  beforeAll(async () => {
    server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => undefined).once('close', () => open.delete(socket));
      socket.once('data', () => {
        if (fault.sent !== '')
          socket.write(
            `HTTP/1.1 200 OK\r\nContent-Type: image/avif\r\nContent-Length: 1000\r\n\r\n${fault.sent}`,
          );
        if (fault.ends) socket.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
  });
  afterAll(async () => {
    process.env = BEFORE;
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const bucket = () => openBucket('s3://pictures', { answerMs: 500, contentMs: 500 });

  it('says nothing is waited for as long as was said, whatever it is asked', async () => {
    fault = FAULTS['says nothing'];
    const { open: openFile, read, write, touch, remove, filesFrom, namesIn } = await bucket();
    const as = { type: 'image/avif', cacheControl: 'no-cache' };
    const asked = [
      openFile('a'),
      read('a'),
      write('a', 'a', as),
      touch('a', as),
      remove('a'),
      filesFrom(''),
      namesIn('a'),
    ];
    for (const { reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[])
      expect(String(reason)).toContain('the bucket has not answered within 500 ms');
  });

  it.each([
    ['ends in the midst of a file', 'aborted'],
    ['stops in the midst of a file', 'the content took longer than 500 ms to read'],
  ] as const)('%s never gives a part for the whole', async (how, reason) => {
    fault = FAULTS[how];
    const opened = await (await bucket()).open('a');
    expect(opened?.size).toBe(1000);
    await expect(opened && buffer(opened.content)).rejects.toThrow(reason);
  });
});
