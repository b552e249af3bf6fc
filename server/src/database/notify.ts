import { EventEmitter } from 'node:events';
import type { Revisions } from '@board/contracts/constants/revisions';
import type { Client } from 'pg';
import type { Transaction } from './connection.ts';

/** What every instance hears once a transaction is safe. */
export type Signal =
  | { kind: 'changed'; userId: string; revisions: Revisions }
  | { kind: 'global' }
  | { kind: 'sessions-ended'; userId: string; sessionIds: readonly string[] | 'all' }
  | { kind: 'notification'; userId: string; id: string }
  /** The registry of releases is another one. */
  | { kind: 'releases'; atOnce?: boolean }
  | { kind: 'job'; runAt: string };

/** Every instance holds it shared for its schema; who restores wants it alone. */
export const instanceLock = (how: 'share' | 'try'): string => {
  const key = "hashtext('board in ' || current_schema())";
  return how === 'share' ? `pg_advisory_lock_shared(${key})` : `pg_try_advisory_lock(${key})`;
};

const channel = 'board_signals';
const resyncEveryMs = 15_000;
const reconnectAfterMs = 1_000;

interface Options {
  /** Empty: one process, nothing to listen to. */
  url: string;
  onError: (error: Error) => void;
}

/**
 * Signals are hints: whoever acts on one reads the rows again. A lost one is made up for by
 * `resync`, which comes now and then and after each new connection.
 */
export class Signals {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #options: Options;
  readonly #instance = crypto.randomUUID();
  #client: Client | undefined;
  #timers: NodeJS.Timeout[] = [];
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (!this.#options.url) return;
    this.#timers.push(setInterval(() => this.#emitter.emit('resync'), resyncEveryMs).unref());
    await this.#connect();
  }

  /** Sent when the transaction commits, to this instance and all others. */
  async announce(tx: Transaction, signal: Signal): Promise<void> {
    tx.afterCommit(() => this.#emitter.emit('signal', signal));
    if (tx.engine === 'postgres') {
      const payload = JSON.stringify({ from: this.#instance, signal });
      await tx.run('select pg_notify($1, $2)', [channel, payload]);
    }
  }

  onSignal(listener: (signal: Signal) => void): () => void {
    this.#emitter.on('signal', listener);
    return () => this.#emitter.off('signal', listener);
  }

  /** Something may have been missed: look again. */
  onResync(listener: () => void): () => void {
    this.#emitter.on('resync', listener);
    return () => this.#emitter.off('resync', listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#emitter.removeAllListeners();
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const { singleClient } = await import('./postgres.ts');
    if (this.#closed) return;
    const client = singleClient(this.#options, { statement_timeout: 0, keepAlive: true });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#receive(payload));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`select ${instanceLock('share')}`);
      await client.query(`listen ${channel}`);
      this.#emitter.emit('resync');
    } catch (error) {
      this.#lost(client, error as Error);
    }
  }

  #receive(payload: string | undefined): void {
    if (!payload) return;
    const message = JSON.parse(payload) as { from: string; signal: Signal };
    if (message.from !== this.#instance) this.#emitter.emit('signal', message.signal);
  }

  #lost(client: Client, error?: Error): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    if (error) this.#options.onError(error);
    client.end().catch(() => {});
    this.#timers.push(
      setTimeout(() => {
        // Nothing is heard meanwhile, so listeners look for themselves.
        this.#emitter.emit('resync');
        void this.#connect();
      }, reconnectAfterMs).unref(),
    );
  }
}
