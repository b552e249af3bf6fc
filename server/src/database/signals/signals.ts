import { EventEmitter } from 'node:events';
import type { Client } from 'pg';
import type { Transaction } from '../connection.ts';
import { hasHung } from '../failures.ts';
import { instanceLock } from '../instance-lock.ts';
import type { Signal } from './signal.ts';
import { SignalOutbox } from './signal-outbox.ts';

const channel = 'board_signals';
const resyncEveryMs = 15_000;
const reconnectAfterMs = 1_000;
const patienceMs = 10_000;

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
  readonly #outbox = new SignalOutbox((signals) => this.#send(signals));
  #client: Client | undefined;
  #resync: NodeJS.Timeout | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (!this.#options.url) return;
    // Instances that were started together do not go on asking together.
    const every = resyncEveryMs * (1 + Math.random() / 5);
    this.#resync = setInterval(() => this.#emitter.emit('resync'), every).unref();
    await this.#connect();
  }

  /** Heard here as soon as the transaction is safe, and by all other instances a moment later. */
  announce(tx: Transaction, signal: Signal): void {
    tx.afterCommit(() => {
      this.#emitter.emit('signal', signal);
      if (this.#options.url) this.#outbox.add(signal);
    });
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
    clearInterval(this.#resync);
    clearTimeout(this.#reconnect);
    this.#emitter.removeAllListeners();
    await this.#outbox.emptied();
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const { singleClient, unhurried } = await import('../postgres.ts');
    if (this.#closed) return;
    const client = singleClient(this.#options, { ...unhurried, keepAlive: true });
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

  /** Each stands alone, as instances of every build read them; together they are one commit. */
  async #send(signals: readonly Signal[]): Promise<void> {
    const client = this.#client;
    const payloads = signals.map((signal) => JSON.stringify({ from: this.#instance, signal }));
    const notify = {
      text: 'select pg_notify($1, each) from unnest($2::text[]) as each',
      values: [channel, payloads],
      query_timeout: patienceMs,
    };
    try {
      await client?.query(notify);
    } catch (error) {
      if (client && hasHung(error)) this.#lost(client, error as Error);
      else this.#options.onError(error as Error);
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
    this.#reconnect = setTimeout(() => {
      // Nothing is heard meanwhile, so listeners look for themselves.
      this.#emitter.emit('resync');
      void this.#connect();
    }, reconnectAfterMs).unref();
  }
}
