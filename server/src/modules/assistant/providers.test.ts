import { getAssistantStatus, streamChat } from '@board/contracts/calls/assistant';
import { listAssistantConfigs } from '@board/contracts/calls/assistant-configs';
import { createTask } from '@board/contracts/calls/tasks';
import { boardForEach, describeOnEngines, openForAll } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { ask, askDirectly, configure, testKey } from './testing/ask.ts';
import { startProvider } from './testing/start-provider.ts';

describeOnEngines('a provider', () => {
  const provider = openForAll(startProvider, (it) => it.stop());
  const board = boardForEach(() => ({ environment: { OUTBOUND_ALLOW: provider.host } }));
  let person: SignedIn;
  beforeEach(async () => {
    person = await board.asUser();
  });

  /** Asks the provider until it has so many replies open; the test's own time is the limit. */
  const untilOpen = async (count: number): Promise<void> => {
    while ((await provider.seen()).open !== count) await new Promise((next) => setImmediate(next));
  };
  const allLeft = () => untilOpen(0);
  const calls = (...list: { name: string; input: object }[]) => JSON.stringify(list);
  const use = (model: string) => configure(board, provider, { model });

  test('is asked with the stored key and answers word by word', async () => {
    await use('good');
    const told = await ask(person, 'Hello');
    expect(told).toMatchObject({ content: 'You said “Hello”.', done: true, error: undefined });
    expect(told.events[0]?.status).toEqual({
      assistant: 'provider',
      model: 'good',
      left_minute: 4,
      left_day: 99,
    });
    expect((await provider.seen()).keys.at(-1)).toBe(testKey);
  });

  test('is told who asks, when, and what was said before', async () => {
    await use('good');
    await person.send('POST', `/api${streamChat.path}`, {
      message: 'And tomorrow?',
      history: [
        { role: 'user', content: 'What is today?' },
        { role: 'assistant', content: 'Wednesday.' },
      ],
    });
    const { last } = await provider.seen();
    expect(last?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(last?.messages[0]?.content).toContain('Wednesday, 2026-11-18, 12:00');
  });

  test('that cannot read all that was said is asked with the newest of it, and the person is told', async () => {
    await use('short-context');
    const turn = (content: string, role = 'user') => ({ role, content });
    const history = ['a', 'b', 'c', 'd', 'e', 'f'].map((content, index) =>
      turn(content, index % 2 === 0 ? 'user' : 'assistant'),
    );
    const { body } = await person.send('POST', `/api${streamChat.path}`, {
      message: 'And now?',
      history,
    });
    expect(body).toContain('{"shortened":true}');
    expect(body).toContain('“');
    expect(body).not.toContain('secret');
    const { last } = await provider.seen();
    expect(last?.messages.slice(1).map(({ content }) => content)).toEqual([
      'd',
      'e',
      'f',
      'And now?',
    ]);
  });

  test('that cannot even read the question is left with a word on it', async () => {
    await use('no-context');
    expect((await ask(person, 'Hello')).code).toBe('assistant.context_full');
  });

  test('says no NUL: what it said can be sent back as history', async () => {
    await use('nul');
    expect((await ask(person, 'Hello')).content).toBe('a\ufffdb');
  });

  test('is understood byte by byte', async () => {
    await use('bytes');
    expect(await ask(person, 'Hello')).toMatchObject({ content: '周三 ☕ ok', done: true });
  });

  test.each([
    ['broken', 'assistant.unavailable'],
    ['garbage', 'assistant.unavailable'],
    ['html', 'assistant.unavailable'],
    ['cut-before', 'assistant.unavailable'],
    ['limited-for-now', 'assistant.limit_provider'],
    ['limited', 'assistant.paused'],
    // What only an administrator can mend is for the console.
    ['no-such-model', 'assistant.unavailable'],
    ['key-refused', 'assistant.unavailable'],
    ['elsewhere', 'assistant.unavailable'],
  ])('that is %s is named, and its words stay with it', async (model, code) => {
    await use(model);
    const told = await ask(person, 'Hello');
    expect(told).toMatchObject({ content: '', code, done: true });
    expect(JSON.stringify(told)).not.toContain('secret');
    await allLeft();
  });

  test.each([
    ['cut', 'assistant.cut_off'],
    ['no-end', 'assistant.cut_off'],
    ['garbage-amid', 'assistant.cut_off'],
    ['error-amid', 'assistant.cut_off'],
    ['out-of-tokens', 'assistant.too_long'],
    ['filtered', 'assistant.filtered'],
  ])('that is %s leaves what has come, marked', async (model, code) => {
    await use(model);
    expect(await ask(person, 'Hello')).toMatchObject({ content: 'Half of', code, done: true });
    await allLeft();
  });

  test.each(['hang-before', 'hang-headers'])(
    'that does %s is left after a while',
    async (model) => {
      await use(model);
      expect(await askDirectly(board, person)).toMatchObject({
        content: '',
        code: 'assistant.timeout',
      });
      await allLeft();
    },
  );

  test('that hangs in the middle is left with what has come', async () => {
    await use('hang-amid');
    expect(await askDirectly(board, person)).toMatchObject({
      content: 'Half of',
      code: 'assistant.timeout',
    });
    await allLeft();
  });

  test('that sends a gigabyte is stopped early', async () => {
    await use('endless');
    const told = await ask(person, 'Hello');
    expect(told.code).toBe('assistant.too_long');
    expect(told.content.length).toBeLessThan(200_001);
    await allLeft();
  });

  test('that sends a gigabyte in one line is stopped early', async () => {
    await use('endless-line');
    expect(await ask(person, 'Hello')).toMatchObject({
      content: '',
      code: 'assistant.unavailable',
    });
    await allLeft();
  });

  test('is left at once when the reader leaves', async () => {
    await use('hang-amid');
    const { aborted } = await provider.seen();
    const address = await board.app.http.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const response = await fetch(`${address}/api${streamChat.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Hello' }),
      signal: leaving.signal,
    });
    const reader = response.body?.getReader();
    await reader?.read();
    await untilOpen(1);
    leaving.abort();
    await allLeft();
    expect((await provider.seen()).aborted).toBe(aborted + 1);
  });

  test('that fails before a word gives way to the next one', async () => {
    await use('broken');
    await use('good');
    const told = await ask(person, 'Hello');
    expect(told).toMatchObject({ content: 'You said “Hello”.', error: undefined });
    const admin = await board.asAdmin();
    const { body } = await admin.call(listAssistantConfigs, { query: {} });
    expect(body.items.map(({ last_error: last }) => last?.code)).toEqual([
      'assistant.unavailable',
      undefined,
    ]);
  });

  test('that asks for a pause gets it, and is asked again afterwards', async () => {
    await use('limited');
    await use('good');
    await ask(person, 'Hello');
    const { requests } = await provider.seen();
    await ask(person, 'Hello');
    expect((await provider.seen()).requests).toBe(requests + 1);
    board.clock.advance(91_000);
    await ask(person, 'Hello');
    expect((await provider.seen()).requests).toBe(requests + 3);
  });

  test('that asks for no pause is asked again at once', async () => {
    await use('limited-for-now');
    await ask(person, 'Hello');
    const { requests } = await provider.seen();
    await ask(person, 'Hello');
    expect((await provider.seen()).requests).toBe(requests + 1);
  });

  test.each([
    ['en', 'The AI service takes no more requests until 12:02'],
    ['zh-CN', 'AI 服务在 12:02 之前不接受更多请求'],
  ])('that pauses says until when in %s', async (language, sentence) => {
    await use('limited');
    const headers = { 'accept-language': language };
    const send = () => person.send('POST', `/api${streamChat.path}`, { message: 'Hello' }, headers);
    expect((await send()).body).toContain(sentence);
    const waiting = await send();
    expect(waiting.statusCode).toBe(503);
    expect(waiting.headers['retry-after']).toBe('90');
    expect(waiting.json()).toMatchObject({ code: 'assistant.paused', message: sentence });
    expect((await person.call(getAssistantStatus, {})).body).toMatchObject({ left_minute: 0 });
  });

  test('that was deactivated is not asked', async () => {
    await configure(board, provider, { model: 'good', is_active: false });
    const { requests } = await provider.seen();
    expect((await ask(person, 'Hello')).events[0]?.status?.assistant).toBe('built-in');
    expect((await provider.seen()).requests).toBe(requests);
  });

  test('reads through tools, in pieces, as the person who asks', async () => {
    const other = await board.asUser();
    await other.call(createTask, { body: { title: 'Not yours', date: '2026-11-18' } });
    await person.call(createTask, { body: { title: 'Lab report', date: '2026-11-18' } });
    await use('tools');
    const told = await ask(
      person,
      calls({ name: 'list_tasks', input: { start_date: '2026-11-18' } }),
    );
    expect(told.content).toContain('Lab report');
    expect(told.content).not.toContain('Not yours');
  });

  test('is told when a tool or its input does not exist', async () => {
    await use('tools');
    const { content } = await ask(
      person,
      calls(
        { name: 'drop_everything', input: {} },
        { name: 'list_tasks', input: { user_id: person.user.id } },
      ),
    );
    expect(content).toContain("there is no tool 'drop_everything'");
    expect(content).toContain('/user_id');
  });

  test('that only ever calls tools is ended', async () => {
    // Its limit is far: what ends it is the number of rounds.
    await configure(board, provider, { model: 'tools-for-ever', rate_limit_per_minute: 100 });
    const before = (await provider.seen()).requests;
    await ask(person, 'Hello');
    const { requests, last } = await provider.seen();
    expect(requests).toBe(before + 5);
    expect(last?.tools).toBeUndefined();
  });

  test('leaves no key in replies and logs', async () => {
    await use('key-refused');
    const told = await ask(person, 'Hello');
    const { body } = await person.call(getAssistantStatus, {});
    expect(JSON.stringify([told, body, board.logged])).not.toContain(testKey);
    expect(JSON.stringify([told, body, board.logged])).not.toContain('0123456789');
  });
});
