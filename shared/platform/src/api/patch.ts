import type { Call, ReplyOf } from '@board/contracts/calls/call';

/** A change to every reply of one call that is shown. `url` tells which parameters the reply belongs to. */
export interface Patch {
  readonly name: string;
  readonly update: (reply: unknown, url: string) => unknown;
}

/** As it may well look, but only the server knows: it is shown until the server has been asked. */
class Guess {
  readonly reply: unknown;
  constructor(reply: unknown) {
    this.reply = reply;
  }
}

/** For a patch that cannot tell all of it, such as a page of a longer list that lost a line. */
export const unsure = <Reply>(reply: Reply): Reply =>
  reply instanceof Guess ? reply : (new Guess(reply) as unknown as Reply);

export const asGuesses = (patches: readonly Patch[]): Patch[] =>
  patches.map(({ name, update }) => ({ name, update: (reply, url) => unsure(update(reply, url)) }));

export function patch<C extends Call>(
  call: C,
  update: (reply: ReplyOf<C>, url: URL) => ReplyOf<C>,
): Patch {
  return {
    name: call.name,
    update: (reply, url) => update(reply as ReplyOf<C>, new URL(url, 'http://board')),
  };
}

/** One reply after these patches, and whether it is what the server has too. */
export function patched(
  patches: readonly Patch[],
  [name, url]: readonly [name: string, url: string, ...rest: unknown[]],
  reply: unknown,
): { reply: unknown; sure: boolean } {
  let sure = true;
  let shown = reply;
  for (const each of patches) {
    if (each.name !== name) continue;
    const next = each.update(shown, url);
    sure &&= !(next instanceof Guess);
    shown = next instanceof Guess ? next.reply : next;
  }
  return { reply: shown, sure };
}
