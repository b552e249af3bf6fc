import { setImmediate as breathe } from 'node:timers/promises';
import { ProviderFailure } from './provider-failure.ts';

const longestLine = 256 * 1024;
const mostBytes = 8 * 1024 * 1024;

/** The bytes of a stream, never more than fits, with a rest for others after what has arrived at once. */
export async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let seen = 0;
  let line = 0;
  for await (const chunk of bytes) {
    seen += chunk.byteLength;
    if (seen > mostBytes) throw new ProviderFailure('too_long');
    const cut = Math.max(chunk.lastIndexOf(10), chunk.lastIndexOf(13));
    line = cut < 0 ? line + chunk.byteLength : chunk.byteLength - 1 - cut;
    if (line > longestLine) throw new ProviderFailure('unavailable');
    yield chunk;
    await breathe();
  }
}
