import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';

const ignored = /^(node_modules|dist|[.]cache)$|[.]test[.]tsx?$|[.]tsbuildinfo$/;

/** One value for the content of files and folders; tests do not count. */
export function sourceDigest(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (statSync(join(root, path)).isDirectory()) addFolder(hash, path);
    else addFile(hash, path);
  }
  return hash.digest('hex');
}

function addFolder(hash: Hash, folder: string): void {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) addFolder(hash, path);
    else if (entry.isFile()) addFile(hash, path);
  }
}

function addFile(hash: Hash, file: string): void {
  hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
}
