import { dataLines } from './data-lines.ts';

const encoder = new TextEncoder();

async function read(...chunks: readonly Uint8Array[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of dataLines(stream(chunks))) lines.push(line);
  return lines;
}

async function* stream(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

const text = 'data: {"content":"周三 ☕"}\r\n\r\n: keep-alive\ndata:plain\rdata: [DONE]';
const whole = ['{"content":"周三 ☕"}', 'plain', '[DONE]'];

test('reads data lines and nothing else, with every kind of line break', async () => {
  expect(await read(encoder.encode(text))).toEqual(whole);
});

test('reads the same wherever the bytes are cut in two', async () => {
  const bytes = encoder.encode(text);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(await read(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(whole);
  }
});

test('reads the same byte by byte', async () => {
  const bytes = Array.from(encoder.encode(text), (byte) => Uint8Array.of(byte));
  expect(await read(...bytes)).toEqual(whole);
});

test('keeps a last line that has no line break', async () => {
  expect(await read(encoder.encode('data: end'))).toEqual(['end']);
});
