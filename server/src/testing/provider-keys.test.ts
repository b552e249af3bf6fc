import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listAssistantConfigs } from '@board/contracts/calls/assistant-configs';
import { login } from '@board/contracts/calls/auth';
import { createBackup } from '@board/contracts/calls/backups';
import { strFromU8, unzipSync } from 'fflate';
import { ask, configure, testKey } from '../modules/assistant/testing/ask.ts';
import { type Provider, startProvider } from '../modules/assistant/testing/start-provider.ts';
import { sampleShell, writeBuild } from '../modules/delivery/testing/sample-release.ts';
import { describeOnEngines } from './engines.ts';
import { type SignedIn, startTestApp, type TestApp, testPassword } from './test-app.ts';

/** As it is, and as it would look when it was only written differently. */
const spellingsOf = (secret: Buffer): string[] => [
  secret.toString('latin1'),
  secret.toString('base64').replace(/=+$/, ''),
  secret.toString('hex'),
];

describeOnEngines('the key of a provider', (engine) => {
  const root = mkdtempSync(join(tmpdir(), 'board-builds-'));
  let provider: Provider;
  let board: TestApp;
  let chief: SignedIn;
  let config: string;

  beforeAll(async () => {
    provider = await startProvider();
    writeBuild(root, sampleShell('one'));
    const environment = { OUTBOUND_ALLOW: provider.host };
    board = await startTestApp({ engine, root, environment });
    chief = await board.asRole('super_admin', 'chief_admin');
    config = await configure(board, provider, { model: 'good' });
    await ask(chief, 'Hello');
    expect((await provider.seen()).keys).toEqual([testKey]);
  });
  afterAll(async () => {
    await board.close();
    await provider.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const file = async (url: string) => {
    const { rawPayload, statusCode } = await chief.send('GET', url);
    expect(statusCode).toBe(200);
    return rawPayload;
  };
  const expectNoKey = (text: string) => {
    const secrets = [Buffer.from(testKey), board.services.config.SECRET_KEY];
    const given = secrets.flatMap(spellingsOf).filter((spelling) => text.includes(spelling));
    expect(given).toEqual([]);
  };

  it('is in no export of a person', async () => {
    const files = Object.values(unzipSync(await file('/api/user/export')));
    expect(files.length).toBeGreaterThan(1);
    expectNoKey(files.map((bytes) => strFromU8(bytes)).join('\n'));
  });

  it('is sealed in a backup and in what an operator takes along', async () => {
    const { name } = (await chief.call(createBackup, {})).body;
    for (const url of [`/api/admin/backups/${name}`, '/api/admin/export']) {
      const text = gunzipSync(await file(url)).toString();
      expect(text).toContain(config);
      expectNoKey(text);
    }
  });

  it('is in no page, whoever opens it, and in no list', async () => {
    const body = { username: 'chief_admin', password: testPassword };
    const { headers } = await board.anybody.call(login, { body });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    for (const url of ['/', '/admin', '/admin/assistant']) {
      for (const visitor of [{ cookie }, {}]) {
        const page = await board.anybody.send('GET', url, undefined, visitor);
        expect(page.headers['content-type']).toContain('text/html');
        expectNoKey(page.body);
      }
    }
    expectNoKey(JSON.stringify((await chief.call(listAssistantConfigs, {})).body));
  });
});
