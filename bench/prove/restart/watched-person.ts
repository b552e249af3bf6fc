import { Person, type Reply, type Sent } from '../running/person.ts';

export interface Outcomes {
  answered: number;
  /** Said no in the product's words: come back in a moment. */
  declared: number;
  refused: number;
  /** The connection was closed in the moment in which something was sent. */
  cut: number;
  findings: string[];
}

interface Refusal {
  code?: string;
  request_id?: string;
}

/** Keeps account of how each request ended; one that was not done ends as if nobody had answered. */
export class WatchedPerson extends Person {
  readonly #outcomes: Outcomes;

  constructor(person: Person, outcomes: Outcomes) {
    super(person.token, person.username);
    this.#outcomes = outcomes;
  }

  override async send<Body>(
    url: string,
    method: string,
    path: string,
    sent: Sent = {},
  ): Promise<Reply<Body>> {
    const reply = await this.#reach<Body>(() => super.send<Body>(url, method, path, sent));
    if (reply.status < 300) {
      this.#outcomes.answered += 1;
      return reply;
    }
    const { code, request_id: requestId } = reply.body as Refusal;
    const isDeclared =
      reply.status === 503 &&
      code === 'server.unavailable' &&
      requestId !== undefined &&
      reply.headers.has('retry-after');
    if (isDeclared) this.#outcomes.declared += 1;
    else
      this.#outcomes.findings.push(
        `${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`,
      );
    throw new NotDone();
  }

  async #reach<Body>(send: () => Promise<Reply<Body>>): Promise<Reply<Body>> {
    try {
      return await send();
    } catch (error) {
      if (codeOf(error) === 'ECONNREFUSED') this.#outcomes.refused += 1;
      else this.#outcomes.cut += 1;
      throw new NotDone();
    }
  }
}

class NotDone extends Error {}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}
