import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Provider {
  /** 'host:port', for OUTBOUND_ALLOW. */
  host: string;
  baseUrl: string;
  seen: () => Promise<Seen>;
  stop: () => Promise<void>;
}

interface Seen {
  requests: number;
  /** Connections on which a reply is still being written. */
  open: number;
  /** Those that we left before their end. */
  aborted: number;
  keys: string[];
  last: { model: string; messages: { role: string; content: string }[]; tools?: unknown[] } | null;
}

/** The provider as a process of its own. */
export async function startProvider(): Promise<Provider> {
  const child = fork(join(import.meta.dirname, 'fake-provider.ts'), { silent: true, execArgv: [] });
  const [port] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const host = `127.0.0.1:${port.toString().trim()}`;
  return {
    host,
    baseUrl: `http://${host}/v1`,
    seen: async () => (await fetch(`http://${host}/seen`)).json() as Promise<Seen>,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
