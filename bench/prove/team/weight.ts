import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Registry } from '../../../shared/federation/registry.ts';

const assets = join(import.meta.dirname, '../../../shell/dist/assets');

/** What the JavaScript of a remote weighs, as the product sends it. */
export async function weightOf(product: string, remote: string): Promise<string[]> {
  const registry: Registry = await (await fetch(`${product}/registry.json`)).json();
  const { files = [] } = registry.remotes.find(({ name }) => name === remote) ?? {};
  const scripts = await Promise.all(
    files
      .filter(({ url }) => url.endsWith('.js'))
      .map(async ({ url, initial }) => {
        const reply = await fetch(new URL(url, product));
        return { initial, bytes: Buffer.from(await reply.arrayBuffer()) };
      }),
  );
  const [first, late] = [true, false].map((when) =>
    scripts.filter(({ initial }) => initial === when).map(({ bytes }) => bytes),
  );
  return [
    `JavaScript before its widget stands: ${weigh(first)}`,
    `and for its page: ${weigh(late)}`,
  ];
}

/** What the shell fetches with the first remote on a page that is drawn by elements. */
export function weightOfElements(): string {
  const found = globSync('*.js', { cwd: assets })
    .map((file) => readFileSync(join(assets, file)))
    .filter((bytes) => bytes.includes('board-part-'));
  return `the shell's part for elements, once for all such remotes: ${weigh(found)}`;
}

/** Each as a file of its own, as it is sent. */
function weigh(scripts: readonly Buffer[] = []): string {
  const sum = (size: (script: Buffer) => number) =>
    scripts.reduce((total, script) => total + size(script), 0);
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;
  const sizes = [
    kB(sum(({ length }) => length)),
    `gzip ${kB(sum((script) => gzipSync(script, { level: 9 }).length))}`,
    `brotli ${kB(sum((script) => brotliCompressSync(script).length))}`,
  ];
  return `${sizes.join(', ')} in ${scripts.length} files`;
}
