import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import type { App } from '../../../serving/app-type.ts';

interface OpenReply {
  userId: string;
  sessionId: string;
  control: AbortController;
}

const mostOfOnePerson = 3;

/** The replies that are being written here: they end with their session and with the server. */
export class OpenReplies {
  readonly #open = new Set<OpenReply>();

  constructor(app: App) {
    app.services.signals.onSignal((signal) => {
      if (signal.kind !== 'sessions-ended') return;
      const { userId, sessionIds } = signal;
      this.#end(
        (reply) =>
          reply.userId === userId && (sessionIds === 'all' || sessionIds.includes(reply.sessionId)),
      );
    });
    app.onClosing(() => this.#end(() => true));
  }

  get count(): number {
    return this.#open.size;
  }

  /** Counts a reply in; `close` counts it out again. */
  begin({ actor }: Context): { signal: AbortSignal; abort: () => void; close: () => void } {
    const { userId, sessionId } = actor;
    const own = [...this.#open].filter((reply) => reply.userId === userId);
    if (own.length >= mostOfOnePerson) throw new ServiceError('assistant.busy', { retryAfter: 5 });
    const control = new AbortController();
    const reply = { userId, sessionId, control };
    this.#open.add(reply);
    return {
      signal: control.signal,
      abort: () => control.abort(),
      close: () => {
        this.#open.delete(reply);
      },
    };
  }

  #end(which: (reply: OpenReply) => boolean): void {
    for (const reply of [...this.#open].filter(which)) reply.control.abort();
  }
}
