import { createServer } from 'node:net';

/** The one that is wanted, or any where that is taken. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', (problem) =>
      wanted === 0 ? reject(problem) : resolve(freePort()),
    );
    probe.listen(wanted, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No port is free.'));
      });
    });
  });
}
