import * as calls from '@board/contracts/calls/conversations';
import { updatePreferences } from '@board/contracts/calls/user';
import { conversationLimit } from '@board/contracts/constants/conversations';
import { dayMs } from '@board/time';
import { areas } from '../../areas.ts';
import { newId } from '../../database/ids.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { restoreConversation } from './change-conversation.ts';

describeOnEngines('conversations', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    // Daily care is planned, and done when a test says so.
    board.app.jobs.start();
    await board.app.jobs.stop();
    lin = await board.asUser();
  });

  const id = () => newId(board.clock.now());
  const said = (
    content: string,
    role: 'user' | 'assistant' = 'user',
    timestamp = board.clock.now(),
  ): calls.ChatMessage => ({ id: id(), role, content, timestamp, ended: 'done' });
  const target = (one: string) => ({ params: { id: one } });
  async function keep(...messages: calls.ChatMessage[]): Promise<string> {
    const one = id();
    await lin.call(calls.saveMessages, { body: { id: one, messages } });
    return one;
  }
  const rows = async () => {
    const all = board.services.database.reader.query.selectFrom('conversation_messages');
    return (await all.select('conversation_id').execute()).map((row) => row.conversation_id);
  };
  const titles = async (q?: string) =>
    (
      await lin.call(calls.listConversations, { query: q === undefined ? {} : { q } })
    ).body.items.map(({ title }) => title);
  const contents = async (one: string) =>
    (await lin.call(calls.getConversation, target(one))).body.messages.map(
      ({ content }) => content,
    );

  it('are called as their first question begins, the pinned first, then the latest', async () => {
    const first = await keep(
      said(' What is on today?\nAnd tomorrow?'),
      said('Nothing.', 'assistant'),
    );
    board.clock.advance(1_000);
    await keep(said('Where did my money go?'));
    expect(await titles()).toEqual(['Where did my money go?', 'What is on today?']);
    expect(await contents(first)).toEqual([' What is on today?\nAnd tomorrow?', 'Nothing.']);
    const change = { ...target(first), body: { title: ' Days ', pinned: true } };
    await lin.call(calls.updateConversation, change);
    expect(await titles()).toEqual(['Days', 'Where did my money go?']);
  });

  it('are found by what was said, whatever signs it has', async () => {
    await keep(said('Progress'), said('You did 100% of 线性代数', 'assistant'));
    await keep(said('Other'));
    expect(await titles('100%')).toEqual(['Progress']);
    expect(await titles('线性')).toEqual(['Progress']);
    expect(await titles('OTHER')).toEqual(['Other']);
    expect(await titles('%%')).toEqual([]);
  });

  it('take what two tabs say, and write over one message at a time', async () => {
    const question = said('one');
    const reply = said('Half', 'assistant');
    const one = await keep(question, reply);
    const there = said('two', 'user', board.clock.now() + 5);
    await lin.call(calls.saveMessages, { body: { id: one, messages: [there] } });
    const whole = { ...reply, content: 'Half and half' };
    await lin.call(calls.saveMessages, { body: { id: one, messages: [whole] } });
    expect(await contents(one)).toEqual(['one', 'Half and half', 'two']);
    const body = { id: one, messages: [], gone: [reply.id] };
    await lin.call(calls.saveMessages, { body });
    expect(await contents(one)).toEqual(['one', 'two']);
  });

  it('keep every branch: found by what it says, and told what each message follows', async () => {
    const question = { ...said('plan'), parent: null };
    const reply = { ...said('By bicycle', 'assistant'), parent: question.id };
    const one = await keep(question, reply);
    const other = { ...said('By train', 'assistant', board.clock.now() + 5), parent: question.id };
    await lin.call(calls.saveMessages, { body: { id: one, messages: [question, other] } });
    expect(await titles('bicycle')).toEqual(['plan']);
    const { messages } = (await lin.call(calls.getConversation, target(one))).body;
    expect(messages.map(({ content, parent }) => [content, parent])).toEqual([
      ['plan', null],
      ['By bicycle', question.id],
      ['By train', question.id],
    ]);
  });

  it('let the oldest messages go, and no more conversations in than may be kept', async () => {
    const one = await keep(said('first'));
    const long = 'x'.repeat(conversationLimit.content);
    const messages = [1, 2, 3].map((n) => said(long, 'user', board.clock.now() + n));
    await lin.call(calls.saveMessages, { body: { id: one, messages } });
    expect(await contents(one)).toEqual([long, long]);
    for (let n = 1; n < conversationLimit.perPerson; n += 1) await keep(said('more'));
    const more = { body: { id: id(), messages: [said('one too many')] } };
    expect((await lin.refused(calls.saveMessages, more)).body.code).toBe('conversation.too_many');
  });

  it('are as long as all that stands in them, what was proposed as well', async () => {
    const one = await keep(said('first'));
    const subject = 'x'.repeat(conversationLimit.characters);
    const proposal = { id: id(), kind: 'task.add', state: 'open' as const, subject, changes: [] };
    const proposals = [{ ...proposal, expires_at: '2026-12-01T00:00:00.000Z' }];
    const messages = [1, 2, 3].map((n) => ({
      ...said(`${n}`, 'assistant', board.clock.now() + n),
      proposals,
    }));
    await lin.call(calls.saveMessages, { body: { id: one, messages } });
    expect(await contents(one)).toEqual(['3']);
  });

  it('are had back among the last that were deleted', async () => {
    const deleted = [];
    for (let n = 0; n <= conversationLimit.perPerson + 1; n += 1) {
      const one = await keep(said(`${n}`));
      board.clock.advance(1_000);
      await lin.call(calls.deleteConversation, target(one));
      deleted.push(one);
    }
    expect(new Set(await rows())).toEqual(new Set(deleted.slice(1)));
    expect((await lin.refused(calls.restoreConversation, target(deleted[0] ?? ''))).status).toBe(
      404,
    );
    await lin.call(calls.restoreConversation, target(deleted[1] ?? ''));
    expect(await contents(deleted[1] ?? '')).toEqual(['1']);
  });

  it('are deleted, had back for a time, and then gone', async () => {
    const one = await keep(said('Keep me'));
    await lin.call(calls.deleteConversation, target(one));
    expect(await titles()).toEqual([]);
    const late = { body: { id: one, messages: [said('late', 'assistant')] } };
    expect((await lin.refused(calls.saveMessages, late)).status).toBe(404);
    await lin.call(calls.restoreConversation, target(one));
    expect(await contents(one)).toEqual(['Keep me']);
    await lin.call(calls.deleteConversation, target(one));
    board.clock.advance(31 * dayMs);
    const ctx = await board.contextOf(lin);
    await expect(restoreConversation(ctx, one)).rejects.toThrow();
    expect(await rows()).toEqual([one]);
    await board.app.jobs.runDue();
    expect(await rows()).toEqual([]);
  });

  it('are listed by pages', async () => {
    for (const title of ['one', 'two', 'three']) {
      await keep(said(title));
      board.clock.advance(1_000);
    }
    const { body } = await lin.call(calls.listConversations, { query: { page: 2, limit: 2 } });
    expect(body.items.map(({ title }) => title)).toEqual(['one']);
    expect(body.pagination).toMatchObject({ total: 3, has_next: false, has_prev: true });
  });

  it('are one person’s alone, and go into his export', async () => {
    const one = await keep({ ...said('Mine'), parent: null });
    const mei = await board.asUser('mei_student');
    expect((await mei.call(calls.listConversations, { query: {} })).body.items).toEqual([]);
    expect((await mei.refused(calls.getConversation, target(one))).status).toBe(404);
    const ctx = await board.contextOf(lin);
    const part = areas
      .flatMap(({ exportOf }) => exportOf?.(ctx) ?? [])
      .find(({ file }) => file === 'conversations.json');
    if (!part || !('items' in part)) throw new Error('There is no such file.');
    const items: unknown[] = [];
    for await (const item of part.items) items.push(item);
    expect(items).toMatchObject([{ title: 'Mine', messages: [{ content: 'Mine', parent: null }] }]);
  });

  it('are not stored where the person wants none, and all of them go at once', async () => {
    await keep(said('Stored'));
    await lin.call(updatePreferences, { body: { keepConversations: false } });
    const more = { body: { id: id(), messages: [said('Not stored')] } };
    expect((await lin.refused(calls.saveMessages, more)).body.code).toBe('conversation.not_kept');
    expect(await titles()).toEqual(['Stored']);
    await lin.call(calls.deleteConversations, {});
    expect(await titles()).toEqual([]);
  });
});
