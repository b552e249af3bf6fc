import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainEnd } from '../plain-end.ts';
import { fetchShell } from './fetch-shell.ts';

const version = '1.0.0-0123456789ab';
const before = process.cwd();
let folder: string;
let cache: string;
let product: Server;
let address: string;
let told: string;

/** Of a package with one file. */
function archiveOf(text: string): Buffer {
  mkdirSync(join(folder, 'package'));
  const manifest = JSON.stringify({ name: '@board/dev-shell', version: '1.2.3' });
  writeFileSync(join(folder, 'package/package.json'), manifest);
  writeFileSync(join(folder, 'package/index.html'), text);
  const archive = execFileSync('tar', ['-cz', 'package'], { cwd: folder });
  rmSync(join(folder, 'package'), { recursive: true });
  return archive;
}

/** A product with a registry and the shell of its release. */
beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'board-fetch-shell-')));
  cache = join(folder, 'node_modules/.cache/board');
  told = version;
  const archive = archiveOf('of the product');
  product = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    if (path === '/registry.json') {
      const shell = { version: told, shared: {} };
      return response.end(JSON.stringify({ format: 1, shell, remotes: [] }));
    }
    if (path.endsWith('.tgz')) return response.end(archive);
    const dist = {
      tarball: `${address}/npm/@board/dev-shell/-/dev-shell-1.2.3.tgz`,
      integrity: `sha512-${hash('sha512', archive, 'base64')}`,
    };
    const manifest = { name: '@board/dev-shell', version: '1.2.3', dist };
    const tags = { [`shell-${version}`]: '1.2.3' };
    const known = { name: manifest.name, 'dist-tags': tags, versions: { '1.2.3': manifest } };
    return response.end(JSON.stringify(known));
  }).listen(0, '127.0.0.1');
  await once(product, 'listening');
  const bound = product.address();
  if (bound === null || typeof bound === 'string') throw new Error('It has no port.');
  address = `http://127.0.0.1:${bound.port}`;
  writeFileSync(join(folder, 'package.json'), '{}');
  const npmrc = `@board:registry=${address}/npm/\ncache=${join(folder, 'npm')}\n`;
  writeFileSync(join(folder, '.npmrc'), npmrc);
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  product.closeAllConnections();
  product.close();
  rmSync(folder, { recursive: true, force: true });
});

it('unpacks what came, whatever archive lies there already', async () => {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'a-shell.tgz'), archiveOf('of somebody else'));
  const shell = await fetchShell(address, () => undefined);
  expect(shell).toBe(join(cache, version));
  expect(readFileSync(join(shell, 'index.html'), 'utf8')).toBe('of the product');
  expect(readdirSync(cache).sort()).toEqual([version, 'a-shell.tgz']);
  expect(await fetchShell(address, () => undefined)).toBe(shell);
});

it.each(['../../..', '1.0.0-0123456789ab & echo', '1.0.0', ''])(
  'takes no version %p from a product, which becomes a path and a word of a command',
  async (bad) => {
    told = bad;
    const fetched = fetchShell(address, () => undefined);
    await expect(fetched).rejects.toThrow(PlainEnd);
    await expect(fetched).rejects.toThrow('no version of a release');
    expect(existsSync(cache)).toBe(false);
  },
);
