import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const needed = 2 * 1024 ** 3;

/**
 * Tests make and throw away thousands of small databases and profiles: in memory that takes half the
 * work. Answers with a folder there that goes with the process, where there is room for it.
 */
export function memoryFolder(): string | undefined {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < needed) return undefined;
    const folder = mkdtempSync(join(memory, 'board-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    // PostgreSQL runs as somebody else.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return undefined;
  }
}
