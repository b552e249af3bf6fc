import { isRecord } from '../base/is-record.ts';
import type { WaitingWrite } from '../kept/queue.ts';

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/**
 * A later write to the same thing was made upon the earlier one, which waited before it. It must
 * carry the version that the earlier one led to, or it would conflict with its own author.
 */
export class VersionChain {
  readonly #versions = new Map<string, number>();

  of(write: WaitingWrite): number | undefined {
    const thing = thingOf(write);
    if (write.version === undefined || !thing) return write.version;
    return this.#versions.get(thing) ?? write.version;
  }

  note(write: WaitingWrite, reply: unknown): void {
    const thing = thingOf(write);
    if (!thing || !isRecord(reply) || typeof reply.version !== 'number') return;
    this.#versions.set(thing, reply.version);
  }
}

/** Ids are unique over all kinds of things, so the id alone names one; a create carries it in its body. */
export function thingOf({ url, body }: WaitingWrite): string | undefined {
  const inPath = id.exec(url)?.[0];
  if (inPath) return inPath;
  return isRecord(body) && typeof body.id === 'string' ? body.id : undefined;
}
