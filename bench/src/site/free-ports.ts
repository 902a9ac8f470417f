import { createServer, type AddressInfo } from 'node:net';

const openPort = (): Promise<{ port: number; close(): Promise<void> }> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ port, close: () => new Promise((done) => server.close(() => done())) });
    });
  });

/** Loopback ports that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const opened = await Promise.all(Array.from({ length: count }, openPort));
  await Promise.all(opened.map((each) => each.close()));
  return opened.map((each) => each.port);
}
