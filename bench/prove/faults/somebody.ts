import { eventually } from '../running/eventually.ts';
import { type Person, registerPerson } from '../running/person.ts';

/** A person whose requests are all counted, answered or not. */
export class Somebody {
  readonly statuses = new Map<number, number>();
  readonly url: string;
  readonly person: Person;
  /** What was promised to him. */
  acknowledged = 0;

  private constructor(url: string, person: Person) {
    this.url = url;
    this.person = person;
  }

  static async register(url: string): Promise<Somebody> {
    return new Somebody(url, await registerPerson(url));
  }

  async write(): Promise<number> {
    const body = {
      title: 'Linear Algebra sheet',
      date: '2026-11-18',
      description: 'x'.repeat(4_000),
    };
    const status = await this.#count(this.person.send(this.url, 'POST', '/tasks', { body }));
    if (status === 201) this.acknowledged += 1;
    return status;
  }

  read(): Promise<number> {
    return this.#count(this.person.send(this.url, 'GET', '/tasks?limit=5'));
  }

  /** How many of his writes are there. */
  async kept(): Promise<number> {
    const list = await this.person.get<{ pagination: { total: number } }>(
      this.url,
      '/tasks?limit=1',
    );
    return list.pagination.total;
  }

  async #count(request: Promise<{ status: number }>): Promise<number> {
    const { status } = await request;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    return status;
  }
}

/** Tries until it holds; says no where it never does. */
export const until = (holds: () => Promise<boolean>): Promise<boolean> =>
  eventually('It', 30, async () => (await holds()) || undefined, 50).catch(() => false);
