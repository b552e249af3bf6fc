import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { checkoutVersions } from '../../shared/federation/build/installed-versions.ts';
import { root } from '../workspace/packages.ts';
import { publishedRange, type RoomManifest } from './manifest.ts';

const notPublished =
  /(^|\/)(node_modules|\.cache|testing)(\/|$)|\.test\.tsx?$|^(tsconfig|package)\.json$/;
const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** What was compiled, what lies beside it, and the sources that its maps lead to. */
export function roomFiles(room: string, compiled: string): Map<string, Buffer> {
  const folder = join(root, 'shared', room);
  const files = new Map<string, Buffer>();
  for (const path of globSync('**/*', {
    cwd: folder,
    exclude: (each) => notPublished.test(each),
  })) {
    if (notPublished.test(path) || !/\.\w+$/.test(basename(path))) continue;
    const bytes = readFileSync(join(folder, path));
    if (isSource(path)) files.set(`source/${path}`, bytes);
    else files.set(path, path.endsWith('.tmpl') ? withRanges(bytes) : bytes);
  }
  for (const path of globSync('**/*.*', { cwd: join(compiled, room) })) {
    const bytes = readFileSync(join(compiled, room, path));
    files.set(path, path.endsWith('.map') ? leadingToSource(path, bytes) : bytes);
  }
  // What the shell brings that belongs to this SDK.
  if (room === 'sdk') files.set('offer.json', Buffer.from(JSON.stringify(checkoutVersions())));
  return files;
}

/** A manifest that is still to be filled in, of a repository to come. */
const withRanges = (bytes: Buffer): Buffer =>
  Buffer.from(
    bytes
      .toString()
      .replace(
        /"([^"\s]+)": "(workspace:\*|catalog:)"/g,
        (_match, name: string, range: string) => `"${name}": "${publishedRange(name, range)}"`,
      ),
  );

function leadingToSource(path: string, bytes: Buffer): Buffer {
  const map: { sources: string[] } = JSON.parse(bytes.toString());
  const source = map.sources[0]?.endsWith('.tsx') ? '.tsx' : '.ts';
  const target = join('source', path.replace(/\.d\.ts\.map$/, source));
  return Buffer.from(JSON.stringify({ ...map, sources: [relative(dirname(path), target)] }));
}

/** What every package has. */
export function addPapers(files: Map<string, Buffer>, manifest: RoomManifest): void {
  files.set('LICENSE', readFileSync(join(root, 'LICENSE')));
  if (!files.has('README.md')) files.set('README.md', Buffer.from(readmeOf(manifest)));
}

const readmeOf = ({ name, description = '', exports = {} }: RoomManifest): string =>
  [
    `# ${name}`,
    description,
    'Part of Personal Task Board. The product itself is the registry of this package, so a team builds against what it will run in: see `/sdk` of the product.',
    ...(Object.keys(exports).length > 0
      ? [
          '## What is imported',
          Object.keys(exports)
            .map((door) => `- \`${join(name, door)}\``)
            .join('\n'),
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
