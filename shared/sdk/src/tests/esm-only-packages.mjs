import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The names of installed packages that offer no CommonJS. jest runs CommonJS, so it has to
 * transform these; asking the packages themselves spares a list that goes stale.
 */
export function esmOnlyPackages(root) {
  const modules = join(root, 'node_modules');
  const store = join(modules, '.pnpm');
  const folders = existsSync(store) ? storedIn(store) : packagesIn(modules);
  const names = folders.filter(({ folder }) => isEsmOnly(join(folder, 'package.json')));
  return [...new Set(names.map(({ name }) => name))].sort();
}

function storedIn(store) {
  return readdirSync(store).flatMap((entry) => {
    const name = /^(@[^+]+\+[^@]+|[^@+]+)@/.exec(entry)?.[1]?.replace('+', '/');
    return name ? [{ name, folder: join(store, entry, 'node_modules', name) }] : [];
  });
}

function packagesIn(modules) {
  return readdirSync(modules)
    .flatMap((entry) =>
      entry.startsWith('@')
        ? readdirSync(join(modules, entry)).map((inner) => `${entry}/${inner}`)
        : [entry],
    )
    .map((name) => ({ name, folder: join(modules, name) }));
}

function isEsmOnly(file) {
  if (!existsSync(file)) return false;
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const entries = JSON.stringify(manifest.exports ?? manifest.main ?? '');
  if (/"require"|\.cjs"/.test(entries)) return false;
  return manifest.type === 'module' || /\.mjs"/.test(entries);
}
