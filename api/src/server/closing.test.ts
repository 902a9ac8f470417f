import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { createMediaStore } from '../media/media-store.ts';
import { buildServer } from './build-server.ts';

test('who asks on a connection that is in use while the API closes is answered as ever, and told to take another one', async () => {
  let answerFirst = () => {};
  const database: Database = {
    atOnce: 1,
    query: <Row>() =>
      new Promise<Row[]>((resolve) => {
        answerFirst = () => resolve([]);
      }),
    transaction: () => Promise.reject(new Error('nobody changes anything')),
    close: () => Promise.resolve(),
  };
  const environment = readEnvironment({});
  if (!environment.ok) throw new Error(environment.errors.join());
  const app = await buildServer(
    { ...environment.value, logLevel: 'silent' },
    { database, media: createMediaStore() },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: api\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const asked = (times: number) =>
    new Promise<void>((resolve) => {
      app.server.on('request', () => {
        times -= 1;
        if (times === 0) resolve();
      });
    });
  const [first, second] = [asked(1), asked(2)];
  socket.write(ask('/healthz'));
  await first;
  const closed = app.close();
  socket.write(ask('/livez'));
  await second;
  answerFirst();
  await closed;
  await ended;
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(text.match(/^connection: close/gim)).toHaveLength(1);
});
