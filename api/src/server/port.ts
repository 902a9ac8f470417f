import { createServer } from 'node:net';

/** Words a failed listen for whoever started the process. */
export function describeListenError(error: unknown, host: string, port: number): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} on ${host} is taken by another program. Stop that one, or set PORT to another.`,
    );
  }
  if (code === 'EACCES')
    return new Error(`Port ${port} on ${host} may not be opened by this user. Set PORT to another.`);
  if (code === 'EADDRNOTAVAIL') return new Error(`HOST is "${host}", which is no address of this machine.`);
  return error instanceof Error ? error : new Error(String(error));
}

/** Rejects with a plain sentence when the port cannot be opened. */
export function assertPortIsFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(describeListenError(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
