import { setImmediate as breathe } from 'node:timers/promises';
import { ProviderFailure } from './provider-failure.ts';

const longestLine = 256 * 1024;
const mostBytes = 8 * 1024 * 1024;

/** The payloads of an event stream's `data:` lines, wherever the bytes are cut, and never more than fits. */
export async function* dataLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let seen = 0;
  for await (const chunk of bytes) {
    seen += chunk.byteLength;
    if (seen > mostBytes) throw new ProviderFailure('too_long');
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be the first half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new ProviderFailure('unavailable');
    for (const line of lines) yield* payload(line);
    // What has arrived already would otherwise be read in one piece.
    await breathe();
  }
  yield* payload((rest + decoder.decode()).replace(/\r$/, ''));
}

function* payload(line: string): Generator<string> {
  if (line.startsWith('data:')) yield line.slice(line[5] === ' ' ? 6 : 5);
}
