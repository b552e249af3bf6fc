import type { LiveEvent } from '@board/contracts/calls/stream';
import { openStreams } from '@board/contracts/constants/limits';
import { mayAdministrate } from '@board/contracts/constants/roles';
import type { Services } from '../../context/context.ts';
import type { Signal } from '../../database/signals/signal.ts';
import { isOver, needsFactor } from '../../plugins/authentication.ts';
import { instant } from '../../time/clock.ts';
import { findNotificationRow, toNotification } from '../notifications/index.ts';
import { type AliveSession, aliveSessions } from './alive-sessions.repository.ts';
import type { LiveStream } from './live-stream.ts';

const beatMs = 25_000;

const lookedAtOnce = 500;

/** The open streams of this instance, and what each of them is told. */
export class StreamHub {
  readonly #services: Services;
  readonly #streams = new Map<string, Set<LiveStream>>();
  readonly #leave: (() => void)[];
  #looking: Promise<void> | undefined;
  #isWanted = false;

  constructor(services: Services) {
    this.#services = services;
    // Not in the same moment as the instances beside it, for good.
    const beat = setInterval(() => this.#beat(), beatMs * (1 - Math.random() / 5)).unref();
    this.#leave = [
      services.signals.onSignal(
        (signal) => void this.#hear(signal).catch((error: unknown) => this.#warn(error)),
      ),
      services.signals.onResync(() => void this.lookAgain()),
      () => clearInterval(beat),
    ];
  }

  add(stream: LiveStream): void {
    const own = this.#streams.get(stream.userId) ?? new Set();
    own.add(stream);
    const [oldest] = own;
    if (own.size > openStreams && oldest) {
      own.delete(oldest);
      oldest.send({ kind: 'displaced' });
      oldest.end();
    }
    this.#streams.set(stream.userId, own);
    stream.onClose(() => {
      own.delete(stream);
      // A displaced one may close long after all others, when a new page has a set of its own.
      if (own.size === 0 && this.#streams.get(stream.userId) === own)
        this.#streams.delete(stream.userId);
    });
    stream.send({ kind: 'hello' });
  }

  get size(): number {
    return [...this.#streams.values()].reduce((sum, { size }) => sum + size, 0);
  }

  close(): void {
    for (const leave of this.#leave) leave();
    for (const stream of this.#all()) stream.end();
  }

  /**
   * Signals may have been missed: what does each session and its revisions look like now? Never two
   * looks at once: whatever asks meanwhile is answered by one more.
   */
  lookAgain(): Promise<void> {
    this.#isWanted = true;
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#warn(error))
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async #hear(signal: Signal): Promise<void> {
    if (signal.kind === 'job') return;
    if (signal.kind === 'global' || signal.kind === 'releases') {
      const event: LiveEvent =
        signal.kind === 'global'
          ? { kind: 'global' }
          : { kind: 'releases', at_once: signal.atOnce ?? false };
      for (const stream of this.#all()) stream.send(event);
      // It may be maintenance, or another rule of who comes in.
      if (signal.kind === 'global') await this.lookAgain();
      return;
    }
    const own = [...(this.#streams.get(signal.userId) ?? [])];
    if (own.length === 0) return;
    if (signal.kind === 'sessions-ended') {
      const { sessionIds } = signal;
      for (const stream of own) {
        if (sessionIds === 'all' || sessionIds.includes(stream.sessionId)) expire(stream);
      }
    } else if (signal.kind === 'changed') {
      for (const stream of own) stream.changed(signal.revisions);
    } else {
      const row = await findNotificationRow(
        this.#services.database.reader,
        signal.userId,
        signal.id,
      );
      const event: LiveEvent | undefined = row && {
        kind: 'notification',
        notification: toNotification(row),
      };
      if (event) for (const stream of own) stream.send(event);
    }
  }

  async #look(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      const all = this.#all();
      for (let from = 0; from < all.length; from += lookedAtOnce)
        await this.#lookAt(all.slice(from, from + lookedAtOnce));
    }
  }

  async #lookAt(streams: readonly LiveStream[]): Promise<void> {
    const alive = await aliveSessions(this.#services.database.reader, streams);
    const now = instant(this.#services.clock.now());
    for (const stream of streams) {
      const session = alive.get(stream.sessionId);
      if (!session || isOver(session, now)) expire(stream);
      else if (isShutOut(session)) stream.end();
      else stream.catchUp(session);
    }
  }

  #beat(): void {
    for (const stream of this.#all()) stream.beat();
    void this.lookAgain();
  }

  #all(): LiveStream[] {
    return [...this.#streams.values()].flatMap((own) => [...own]);
  }

  #warn(error: unknown): void {
    this.#services.log.warn({ err: error }, 'streams could not be told of a change');
  }
}

const isShutOut = (session: AliveSession) =>
  (session.maintenance === 1 && !mayAdministrate(session.role)) ||
  (session.has_factor === 0 && needsFactor(session));

function expire(stream: LiveStream): void {
  stream.send({ kind: 'session-ended' });
  stream.end();
}
