import type { Context } from '../../../context/context.ts';
import { single } from '../../../writing/transaction.ts';
import { contentPiece, type FileRow } from './files.repository.ts';

/** Piece by piece; the reader sets the pace. */
export async function* fileContent(
  ctx: Context,
  file: Pick<FileRow, 'user_id' | 'id'>,
): AsyncGenerator<Uint8Array> {
  for (let piece = 0; ; piece += 1) {
    const content = await contentPiece(single(ctx), file, piece);
    if (!content) return;
    yield content;
  }
}
