import { chunksOf, dataLines } from '@board/contracts/formats/data-lines';

/** What a streamed reply tells as it arrives; what is no JSON is skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  for await (const line of dataLines(chunksOf(body))) {
    try {
      yield JSON.parse(line);
    } catch {
      // Another version's word, or half of one.
    }
  }
}
