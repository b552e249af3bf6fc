import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';

/** A browser's end of one open stream, on a connection of its own. */
export class Listener {
  /** Settles when the stream ends, from whichever side. */
  readonly ended: Promise<unknown>;
  readonly #request: ClientRequest;
  readonly #waiting = new Map<string, (moment: number) => void>();
  #rest = '';

  private constructor(url: string, token: string) {
    const headers = { authorization: `Bearer ${token}` };
    this.#request = get(url, { headers, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => this.#take(text));
      response.on('error', () => {});
    });
    this.#request.on('error', () => {});
    this.ended = once(this.#request, 'close');
  }

  /** Resolves once the server has said hello. */
  static async open(url: string, token: string): Promise<Listener> {
    const listener = new Listener(url, token);
    const hello = listener.hears('hello');
    const refused = listener.ended.then(() => Promise.reject(new Error(`${url} ended at once`)));
    refused.catch(() => {});
    await Promise.race([hello, refused]);
    return listener;
  }

  /** The moment at which the next event of this kind arrives. */
  hears(kind: string): Promise<number> {
    return new Promise((resolve) => this.#waiting.set(kind, resolve));
  }

  async close(): Promise<void> {
    this.#request.destroy();
    await this.ended;
  }

  #take(text: string): void {
    const moment = performance.now();
    const events = (this.#rest + text).split('\n\n');
    this.#rest = events.pop() ?? '';
    for (const event of events) {
      if (!event.startsWith('data: ')) continue;
      const { kind }: { kind: string } = JSON.parse(event.slice('data: '.length));
      this.#waiting.get(kind)?.(moment);
      this.#waiting.delete(kind);
    }
  }
}
