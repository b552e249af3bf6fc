import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Digest of the server's own sources and contracts: a cached reply never outlives the code that made it. */
export const build: string = digest([
  join(import.meta.dirname, '..'),
  join(import.meta.dirname, '../../../shared/contracts'),
]);

function digest(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'),
      )
      .sort();
    for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
