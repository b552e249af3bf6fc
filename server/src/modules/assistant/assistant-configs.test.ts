import * as calls from '@board/contracts/calls/assistant-configs';
import { boardForEach, describeOnEngines, openForAll } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { maskedKey } from './configs/config-key.ts';
import { ask, testKey } from './testing/ask.ts';
import { startProvider } from './testing/start-provider.ts';

test('a key shows its first seven characters, stars, its last four; a short one nothing', () => {
  expect(maskedKey('sk-0123456789abcdef')).toBe('sk-0123********cdef');
  expect(maskedKey('sk-01234567')).toBe('********');
});

describeOnEngines('configurations of providers', () => {
  const provider = openForAll(startProvider, (it) => it.stop());
  const board = boardForEach(() => ({ environment: { OUTBOUND_ALLOW: provider.host } }));
  let admin: SignedIn;
  beforeEach(async () => {
    admin = await board.asAdmin();
  });

  const create = async (fields: object = {}) =>
    (await admin.call(calls.createAssistantConfig, { body: { api_key: testKey, ...fields } })).body;

  test('take the defaults of the product for all but the key', async () => {
    expect(await create()).toMatchObject({
      api_key: 'sk-test********cret',
      base_url: 'https://api.deepseek.com',
      model: 'deepseek-chat',
      is_active: true,
      rate_limit_per_minute: 10,
      rate_limit_per_day: 500,
      used_day: 0,
      last_error: null,
    });
    expect(
      (await admin.refused(calls.createAssistantConfig, { body: { api_key: ' ' } })).body,
    ).toMatchObject({
      code: 'assistant.key_required',
    });
  });

  test('keep their key through an edit without one, and refuse the mask', async () => {
    const { id, api_key } = await create({ base_url: provider.baseUrl, model: 'good' });
    const { body } = await admin.call(calls.updateAssistantConfig, {
      params: { id },
      body: { api_key: '', rate_limit_per_minute: 20 },
    });
    expect(body).toMatchObject({ api_key, rate_limit_per_minute: 20, version: 2 });
    await ask(await board.asUser(), 'Hello');
    expect((await provider.seen()).keys.at(-1)).toBe(testKey);
    const refused = await admin.refused(calls.updateAssistantConfig, {
      params: { id },
      body: { api_key },
    });
    expect(refused.body).toMatchObject({ code: 'assistant.key_masked' });
  });

  test('send no key to another address than the one it was entered for', async () => {
    const { id } = await create({ base_url: provider.baseUrl, model: 'good' });
    const update = { params: { id }, body: { base_url: 'https://elsewhere.example/v1' } };
    const { status, body } = await admin.refused(calls.updateAssistantConfig, update, {
      'accept-language': 'en',
    });
    const message =
      'The stored key belongs to the present address; enter the API key again for another one';
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'assistant.key_again',
      message,
      details: [{ field: 'api_key', message }],
    });
    const path = { params: { id }, body: { base_url: `${provider.baseUrl}/` } };
    expect((await admin.call(calls.updateAssistantConfig, path)).body.version).toBe(2);
    const both = { params: { id }, body: { ...update.body, api_key: testKey } };
    expect((await admin.call(calls.updateAssistantConfig, both)).body.version).toBe(3);
  });

  describe('that a provider has paused', () => {
    const paused = async () => {
      const { id } = await create({ base_url: provider.baseUrl, model: 'limited-and-well' });
      await ask(await board.asUser(), 'Hello');
      expect(await pauseOf(id)).toBe('2026-11-18T04:01:30.000Z');
      return { params: { id } };
    };
    const pauseOf = async (config_id: string) =>
      (await admin.call(calls.getAssistantConfig, { query: { config_id } })).body.paused_until;

    test('say until when, and no longer than that', async () => {
      const { params } = await paused();
      board.clock.advance(90_000);
      expect(await pauseOf(params.id)).toBeNull();
    });

    test('are asked again after a good test', async () => {
      const { params } = await paused();
      await admin.call(calls.testAssistantConfig, { params });
      expect(await pauseOf(params.id)).toBeNull();
    });

    test.each([
      { model: 'good' },
      { api_key: 'sk-another-0123456789' },
      { base_url: 'https://other.example', api_key: testKey },
      { paused_until: null },
    ])('are asked again after the change %j', async (body) => {
      const { params } = await paused();
      await admin.call(calls.updateAssistantConfig, { params, body });
      expect(await pauseOf(params.id)).toBeNull();
    });

    test('stay so after a change that has nothing to do with it', async () => {
      const { params } = await paused();
      await admin.call(calls.updateAssistantConfig, { params, body: { rate_limit_per_day: 7 } });
      expect(await pauseOf(params.id)).not.toBeNull();
    });
  });

  test('are encrypted at rest', async () => {
    await create();
    const rows = await board.services.database.reader.query
      .selectFrom('assistant_configs')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(testKey);
    expect(rows[0]?.secret.startsWith('v1.')).toBe(true);
  });

  test('are listed without the inactive ones unless asked', async () => {
    const { id } = await create();
    board.clock.advance(1);
    await create({ is_active: false });
    const list = async (query: object) =>
      (await admin.call(calls.listAssistantConfigs, { query })).body.items;
    expect(await list({})).toHaveLength(1);
    expect(await list({ include_inactive: true })).toHaveLength(2);
    expect((await admin.call(calls.getAssistantConfig, { query: {} })).body.id).toBe(id);
    expect((await admin.call(calls.getAssistantConfig, { query: { config_id: id } })).body.id).toBe(
      id,
    );
  });

  test('are toggled, deleted for good, and gone afterwards', async () => {
    const { id } = await create();
    expect((await admin.call(calls.toggleAssistantConfig, { params: { id } })).body.is_active).toBe(
      false,
    );
    await admin.call(calls.deleteAssistantConfig, { params: { id } });
    expect((await admin.refused(calls.toggleAssistantConfig, { params: { id } })).status).toBe(404);
    expect((await admin.refused(calls.getAssistantConfig, { query: {} })).status).toBe(404);
  });

  test('refuse a stale change with what stands', async () => {
    const { id } = await create();
    await admin.call(calls.toggleAssistantConfig, { params: { id } });
    const input = { params: { id }, body: { model: 'other' } };
    const refused = await admin.refused(calls.updateAssistantConfig, input, { 'if-match': '"1"' });
    expect(refused.status).toBe(412);
    expect(refused.body.current).toMatchObject({ version: 2, api_key: 'sk-test********cret' });
  });

  test.each([
    [{ base_url: 'ftp://example.org' }],
    [{ base_url: 'nonsense' }],
    [{ rate_limit_per_minute: 0 }],
    [{ rate_limit_per_day: 1.5 }],
    [{ api_key: 'schlüssel-0123456789' }],
    [{ secret: 'x' }],
  ])('refuse %j', async (fields) => {
    const body = { api_key: testKey, ...fields };
    expect((await admin.refused(calls.createAssistantConfig, { body })).status).toBe(400);
  });

  test('are for administrators', async () => {
    const student = await board.asUser();
    expect((await student.refused(calls.listAssistantConfigs, { query: {} })).status).toBe(403);
    expect((await board.anybody.refused(calls.listAssistantConfigs, { query: {} })).status).toBe(
      401,
    );
  });

  test.each([
    ['good', true, null],
    ['key-refused', false, 'assistant.test_key_refused'],
    ['no-such-model', false, 'assistant.test_model_unknown'],
    ['html', false, 'assistant.unavailable'],
  ])('with the model %s test as they are', async (model, success, code) => {
    const { id } = await create({ base_url: provider.baseUrl, model });
    const { body } = await admin.call(calls.testAssistantConfig, { params: { id } });
    expect(body).toMatchObject({ success, code });
    expect(body.message).not.toContain('secret');
  });

  test('never reach what is private, whatever the address says', async () => {
    for (const base_url of [
      'http://127.0.0.1:1/v1',
      'http://[::ffff:127.0.0.1]/',
      'http://169.254.169.254/',
    ]) {
      const { id } = await create({ base_url });
      const { body } = await admin.call(calls.testAssistantConfig, { params: { id } });
      expect(body).toMatchObject({ success: false, code: 'assistant.test_address_refused' });
    }
  });
});
