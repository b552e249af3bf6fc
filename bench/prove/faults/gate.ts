import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to PostgreSQL that can be closed: open connections break, new ones are refused. */
export class Gate {
  readonly #target: URL;
  readonly #open = new Set<Socket>();
  #server = createServer();
  #port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async open(): Promise<string> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#open.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
    const through = new URL(this.#target);
    through.port = String(this.#port);
    return through.href;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
    await closed;
  }
}
