import { randomInt } from 'node:crypto';
import { newId } from '../../../server/src/database/ids.ts';
import type { Person } from '../running/person.ts';
import type { Recipient } from './recipients.ts';

/** One notification that somebody asked for, known by its title wherever it turns up. */
export class Promised {
  readonly title = newId();
  readonly recipients: readonly Recipient[];
  /** Nothing until the server has answered. */
  status: number | undefined;
  readonly #speaker: Person;
  readonly #sent: { body: object; key?: string };

  constructor(speaker: Person, recipients: readonly Recipient[], role?: string) {
    this.#speaker = speaker;
    this.recipients = recipients;
    const whom = role ? { role } : { username: recipients[0]?.person.username };
    const body = { title: this.title, message: 'Linear Algebra moves to room 204', ...whom };
    // Either makes sending it again harmless: an id of its own, or a key.
    this.#sent = randomInt(2) ? { body: { ...body, id: newId() } } : { body, key: newId() };
  }

  async send(url: string): Promise<void> {
    try {
      const { status } = await this.#speaker.send(url, 'POST', '/notifications', this.#sent);
      this.status = status;
    } catch {
      this.status = undefined;
    }
  }
}
