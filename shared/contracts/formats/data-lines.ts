/**
 * The payloads of an event stream's `data:` lines, one by one, wherever the bytes were cut: between
 * lines, inside one, or inside a character. The last line needs no line break.
 */
export async function* dataLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be the first half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (isData(line)) yield payload(line);
  }
  const last = (rest + decoder.decode()).replace(/\r$/, '');
  if (isData(last)) yield payload(last);
}

const isData = (line: string): boolean => line.startsWith('data:');
const payload = (line: string): string => line.slice(line[5] === ' ' ? 6 : 5);

/** What not every browser offers by itself: a body to loop over, let go when the loop is left. */
export async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
