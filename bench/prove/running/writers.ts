import { setTimeout } from 'node:timers/promises';
import { compare } from './compare.ts';
import { type Person, registerPerson } from './person.ts';
import { RefusedChange, Thing } from './thing.ts';

const people = 3;
const thingsEach = 6;
/** Between two writes of one thing: others use the machine too. */
const restMs = 20;
const againMs = 250;

interface Writer {
  person: Person;
  things: Thing[];
}

/** People who write through all instances at once, and send again what got no answer but a refusal. */
export class Writers {
  acknowledged = 0;
  refused = 0;
  /** What got no answer at all, the connection included. */
  unanswered = 0;
  readonly findings: string[] = [];
  /** Since `watch`: when each instance first acknowledged what was sent after it. */
  readonly #back = new Map<string, number>();
  readonly #urls: readonly string[];
  #watchedSince = Number.POSITIVE_INFINITY;
  #isOver = false;
  #writing: Promise<void>[] = [];
  #writers: Writer[] = [];

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  async start(): Promise<void> {
    this.#writers = await Promise.all(
      this.#urls
        .flatMap((url) => Array.from({ length: people }, () => url))
        .map(async (url) => ({ person: await registerPerson(url), things: [] })),
    );
    this.#writing = this.#writers.flatMap((writer) =>
      Array.from({ length: thingsEach }, (_, index) => this.#writeOn(writer, index)),
    );
  }

  watch(): void {
    this.#watchedSince = performance.now();
  }

  /** Seconds from `watch` to the last instance's first acknowledgement, once all have given one. */
  backAfter(): number | undefined {
    if (this.#back.size < this.#urls.length) return undefined;
    return (Math.max(...this.#back.values()) - this.#watchedSince) / 1_000;
  }

  /** Everything that was sent has been acknowledged once this is over; then it is compared. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#writing);
    for (const [index, { person, things }] of this.#writers.entries()) {
      const url = this.#urls[index % this.#urls.length] ?? '';
      this.findings.push(...(await compare(person, url, things)));
    }
  }

  async #writeOn(writer: Writer, index: number): Promise<void> {
    const url = this.#urls[index % this.#urls.length] ?? '';
    const next = () => {
      const made = new Thing(index % 3 ? 'tasks' : 'transactions');
      writer.things.push(made);
      return made;
    };
    let thing = next();
    while (!this.#isOver || thing.pending) {
      const sent = performance.now();
      const isDone = await this.#write(thing, writer.person, url);
      if (isDone && sent > this.#watchedSince && !this.#back.has(url))
        this.#back.set(url, performance.now());
      if (thing.known === 'gone' && !this.#isOver) thing = next();
      await setTimeout(isDone ? restMs : againMs);
    }
  }

  async #write(thing: Thing, person: Person, url: string): Promise<boolean> {
    try {
      if (thing.pending) await thing.again(person, url);
      else if ((await thing.change(person, url)) === 'unknown') {
        this.unanswered += 1;
        return false;
      }
      this.acknowledged += 1;
      return true;
    } catch (error) {
      const status = error instanceof RefusedChange ? error.status : 0;
      if (status === 503) this.refused += 1;
      else this.findings.push(String(error));
      // After any error of the server's own nobody knows whether it was done: it is sent again.
      if (status < 500) thing.pending = undefined;
      return false;
    }
  }
}
