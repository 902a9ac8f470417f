import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface HangingWay {
  port: number;
  /** From now on nothing arrives, in either direction, and no connection ends: as when a cable is out. */
  hang(): void;
  /** Open connections are lost; new ones pass. */
  mend(): void;
  close(): Promise<void>;
}

/** A way to a server on this machine that can hang. */
export async function hangingWay(to: number): Promise<HangingWay> {
  let isHanging = false;
  const ends = new Set<Socket>();
  const keep = (end: Socket) => {
    ends.add(end);
    end.on('error', () => undefined).once('close', () => ends.delete(end));
    return end;
  };
  const server = createServer((socket) => {
    const here = keep(socket);
    if (isHanging) {
      here.pause();
      return;
    }
    const there = keep(connect(to, '127.0.0.1'));
    here.pipe(there);
    there.pipe(here);
    here.once('close', () => isHanging || there.destroy());
    there.once('close', () => isHanging || here.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const end of ends) end.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    hang() {
      isHanging = true;
      for (const end of ends) end.unpipe().pause();
    },
    mend() {
      isHanging = false;
      cut();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
