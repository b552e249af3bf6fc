import fs from 'node:fs/promises';

/** As `df` has it: what only root may use is free for nobody. */
export async function diskOf(
  folder: string,
): Promise<{ free: number; used: number; total: number }> {
  const { blocks, bfree, bavail, bsize } = await fs.statfs(folder);
  return { free: bavail * bsize, used: (blocks - bfree) * bsize, total: blocks * bsize };
}
