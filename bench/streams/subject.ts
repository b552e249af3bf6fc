import { join } from 'node:path';
import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { nodeFlags } from '../../server/src/config/node-flags.ts';
import { Listener } from './listener.ts';
import { type Memory, measurable, settledMemory } from './memory.ts';

interface Paths {
  script: readonly string[];
  stream: string;
  notify: string;
  message: object;
}

const server = join(import.meta.dirname, '../../server/src/main.ts');
const anchor = join(import.meta.dirname, 'anchor.ts');

const kinds = {
  product: {
    script: [...nodeFlags, server],
    stream: '/api/stream',
    notify: '/api/notifications',
    message: { title: 'Room changed', message: 'Linear Algebra moves to room 204' },
  },
  anchor: {
    script: [anchor],
    stream: '/',
    notify: '/',
    message: { kind: 'notification', title: 'Room changed' },
  },
} satisfies Record<string, Paths>;

/** A process that keeps streams open: the product, or what it is measured against. */
export class Subject {
  readonly #instance: Instance;
  readonly #paths: Paths;
  readonly #memoryFile: string;

  private constructor(instance: Instance, paths: Paths, memoryFile: string) {
    this.#instance = instance;
    this.#paths = paths;
    this.#memoryFile = memoryFile;
  }

  static async start(
    kind: keyof typeof kinds,
    environment: Record<string, string>,
    folder: string,
  ): Promise<Subject> {
    const paths = kinds[kind];
    const memoryFile = join(folder, `memory-${kind}.json`);
    const instance = await startInstance({ ...environment, MEMORY_FILE: memoryFile }, [
      ...measurable,
      ...paths.script,
    ]);
    return new Subject(instance, paths, memoryFile);
  }

  get url(): string {
    return this.#instance.url;
  }

  memory(): Promise<Memory> {
    return settledMemory(this.#instance.pid, this.#memoryFile);
  }

  open(token: string): Promise<Listener> {
    return Listener.open(`${this.url}${this.#paths.stream}`, token);
  }

  /** Tells whoever holds the token something; answers when it was sent. */
  async notify(token: string): Promise<number> {
    const sent = performance.now();
    const response = await fetch(`${this.url}${this.#paths.notify}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(this.#paths.message),
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`${this.url} answered ${response.status}`);
    return sent;
  }

  async stop(): Promise<void> {
    await this.#instance.stop();
  }
}
