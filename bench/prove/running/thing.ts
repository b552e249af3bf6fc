import { randomInt } from 'node:crypto';
import { newId } from '../../../server/src/database/ids.ts';
import { type Person, registerPerson, type Sent } from './person.ts';

export interface Fields {
  version: number;
  text: string;
  amount: number;
  completed: boolean;
}

export interface Request extends Sent {
  method: string;
  path: string;
  /** What stands once it is done. */
  after: Fields | 'gone';
}

/** One task or transaction: what was acknowledged of it, and the one request that was under way. */
export class Thing {
  readonly id = newId();
  readonly kind: 'tasks' | 'transactions';
  known: Fields | 'none' | 'gone' = 'none';
  pending: Request | undefined;

  constructor(kind: 'tasks' | 'transactions') {
    this.kind = kind;
  }

  /** Sends the next change and waits for it; a server that dies leaves it pending. */
  async change(person: Person, url: string): Promise<'acknowledged' | 'unknown'> {
    this.pending = this.#next();
    try {
      const { status, body } = await person.send(
        url,
        this.pending.method,
        this.pending.path,
        this.pending,
      );
      if (status >= 300)
        throw new RefusedChange(
          `${this.pending.method} ${this.pending.path}: ${status} ${JSON.stringify(body)}`,
          status,
        );
    } catch (error) {
      if (error instanceof RefusedChange) throw error;
      return 'unknown';
    }
    this.known = this.pending.after;
    this.pending = undefined;
    return 'acknowledged';
  }

  /** Sends what nobody knows of again, as a client does that got no reply. */
  async again(person: Person, url: string): Promise<void> {
    if (!this.pending) return;
    const { method, path, after } = this.pending;
    const { status, body } = await person.send<{ current?: { version: number } }>(
      url,
      method,
      path,
      this.pending,
    );
    // With If-Match the server says that it has been done already.
    const isDone =
      status < 300 ||
      (status === 412 && after !== 'gone' && body.current?.version === after.version);
    const isGone = after === 'gone' && status === 404;
    if (!isDone && !isGone)
      throw new RefusedChange(`again ${method} ${path}: ${status} ${JSON.stringify(body)}`, status);
    this.known = after;
    this.pending = undefined;
  }

  #next(): Request {
    const { known, id, kind } = this;
    const text = newId();
    const amount = randomInt(1, 1_000_000) / 100;
    const date = '2026-11-18';
    if (known === 'none' || known === 'gone') {
      const after = { version: 1, text, amount: kind === 'tasks' ? 0 : amount, completed: false };
      const body =
        kind === 'tasks'
          ? { id, title: text, date }
          : { id, type: 'expense', amount, category: 'dining', description: text, date };
      return { method: 'POST', path: `/${kind}`, body, key: newId(), after };
    }
    const choice = randomInt(10);
    const { version } = known;
    if (choice === 0) return { method: 'DELETE', path: `/${kind}/${id}`, version, after: 'gone' };
    if (kind === 'tasks' && choice < 5) {
      const after = { ...known, version: version + 1, completed: !known.completed };
      return { method: 'PATCH', path: `/tasks/${id}/toggle`, key: newId(), after };
    }
    const after = { ...known, version: version + 1, text, amount: kind === 'tasks' ? 0 : amount };
    const body = kind === 'tasks' ? { title: text } : { description: text, amount };
    return { method: 'PUT', path: `/${kind}/${id}`, body, version, after };
  }
}

/** The server said no where it had to say yes: that is a finding, and no crash. */
export class RefusedChange extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Three people, and what each writes at once. */
export const someWriters = (url: string) =>
  Promise.all(
    Array.from({ length: 3 }, async () => ({
      person: await registerPerson(url),
      things: Array.from({ length: 8 }, (_, at) => new Thing(at % 2 ? 'tasks' : 'transactions')),
    })),
  );
