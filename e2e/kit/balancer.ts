import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Balancer {
  origin: string;
  close(): Promise<void>;
}

/** As a cluster's service does: each new connection goes to the next program that takes it. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    turn += 1;
    const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    const handOn = ([port, ...others]: readonly number[]): void => {
      if (port === undefined) return void client.destroy();
      const program = connect(port, '127.0.0.1');
      const refused = () => handOn(others);
      program.once('error', refused);
      program.once('connect', () => {
        program.off('error', refused);
        program.on('error', () => client.destroy());
        program.once('close', () => client.destroy());
        client.once('close', () => program.destroy());
        client.pipe(program).pipe(client);
      });
    };
    handOn(inTurn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
