import { isRecord } from '@board/federation/shape';
import { thingOf, type WaitingWrite } from '../kept/queue.ts';

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
