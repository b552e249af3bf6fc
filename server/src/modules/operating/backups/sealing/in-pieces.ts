interface Piece {
  bytes: Buffer<ArrayBuffer>;
  /** Nothing follows. */
  last: boolean;
}

/** What comes in pieces of any size as pieces of one size, but for the last; no more than one is held. */
export async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Piece> {
  let piece = Buffer.allocUnsafe(size);
  let filled = 0;
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length; ) {
      if (filled === size) {
        yield { bytes: piece, last: false };
        piece = Buffer.allocUnsafe(size);
        filled = 0;
      }
      const taken = Math.min(size - filled, chunk.length - from);
      piece.set(chunk.subarray(from, from + taken), filled);
      filled += taken;
      from += taken;
    }
  }
  yield { bytes: piece.subarray(0, filled), last: true };
}
