import { setImmediate as breathe } from 'node:timers/promises';
import { ProviderFailure } from './provider-failure.ts';

const longestLine = 256 * 1024;
const mostBytes = 8 * 1024 * 1024;
/** What comes over a network at once may hold a thousand letters, each a line with words around it. */
const atOnce = 8 * 1024;

/** The bytes of a stream, never more than fits, in pieces between which others have their turn. */
export async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let seen = 0;
  let line = 0;
  for await (const chunk of bytes) {
    seen += chunk.byteLength;
    if (seen > mostBytes) throw new ProviderFailure('too_long');
    for (let start = 0; start < chunk.byteLength; start += atOnce) {
      const piece = chunk.subarray(start, start + atOnce);
      const cut = Math.max(piece.lastIndexOf(10), piece.lastIndexOf(13));
      line = cut < 0 ? line + piece.byteLength : piece.byteLength - 1 - cut;
      if (line > longestLine) throw new ProviderFailure('unavailable');
      yield piece;
      await breathe();
    }
  }
}
