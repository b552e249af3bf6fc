import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The names of installed packages that offer no CommonJS. jest runs CommonJS, so it has to
 * transform these; asking the packages themselves spares a list that goes stale.
 */
export function esmOnlyPackages(root) {
  const store = join(root, 'node_modules/.pnpm');
  const names = new Set();
  for (const entry of readdirSync(store)) {
    const name = /^(@[^+]+\+[^@]+|[^@+]+)@/.exec(entry)?.[1]?.replace('+', '/');
    if (name && isEsmOnly(join(store, entry, 'node_modules', name, 'package.json')))
      names.add(name);
  }
  return [...names].sort();
}

function isEsmOnly(file) {
  if (!existsSync(file)) return false;
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const entries = JSON.stringify(manifest.exports ?? manifest.main ?? '');
  if (/"require"|\.cjs"/.test(entries)) return false;
  return manifest.type === 'module' || /\.mjs"/.test(entries);
}
