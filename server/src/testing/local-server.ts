import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a server of a test on this machine alone; `close` lets go of who is still connected, too. */
export async function openLocally(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
