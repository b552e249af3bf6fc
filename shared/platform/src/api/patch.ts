import type { Call, ReplyOf } from '@board/contracts/calls/call';

/** A change to every cached reply of one call. `url` tells which parameters the reply belongs to. */
export interface Patch {
  readonly name: string;
  readonly update: (reply: unknown, url: string) => unknown;
}

export function patch<C extends Call>(
  call: C,
  update: (reply: ReplyOf<C>, url: URL) => ReplyOf<C>,
): Patch {
  return {
    name: call.name,
    update: (reply, url) => update(reply as ReplyOf<C>, new URL(url, 'http://board')),
  };
}
