import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { callUrl } from '@board/contracts/calls/call-url';
import type { getDashboard } from '@board/contracts/calls/system';

export type FirstScreen = ReplyOf<typeof getDashboard>;

/** What one call would have answered, as read out of the reply that brings the whole first screen. */
export interface Seed {
  readonly url: string;
  readonly reply: unknown;
}

type Reader = (screen: FirstScreen) => readonly Seed[];

const readers = new Set<Reader>();

export function seed<C extends Call>(call: C, input: InputOf<C>, reply: ReplyOf<C>): Seed {
  return { url: callUrl(call, input), reply };
}

/**
 * A remote says in `setup` which of its calls the first screen's reply already answers; these are
 * then not sent. Returns the way to take it back.
 */
export function readFirstScreen(reader: Reader): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export function seededReply(screen: FirstScreen, url: string): Seed | undefined {
  for (const reader of readers) {
    const found = reader(screen).find((each) => each.url === url);
    if (found) return found;
  }
  return undefined;
}
