import type { PublicContext } from '../../../context.ts';
import { now } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { hashOf } from '../files/hash.ts';
import { storeFile } from '../files/release-files.repository.ts';

/** One file of a release to come, under the hash that the release will name. */
export async function uploadFile(
  ctx: PublicContext,
  { hash, bytes }: { hash: string; bytes: Buffer },
): Promise<{ hash: string; bytes: number }> {
  if (hashOf(bytes) !== hash) throw new ServiceError('delivery.wrong_hash');
  await ctx.database.transaction((tx) =>
    storeFile(tx, { hash, content: bytes, brotli: null, gzip: null, created_at: now(ctx) }),
  );
  return { hash, bytes: bytes.length };
}
