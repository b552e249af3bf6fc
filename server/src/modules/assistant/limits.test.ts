import { getAssistantStatus, streamChat } from '@board/contracts/calls/assistant';
import { listAssistantConfigs } from '@board/contracts/calls/assistant-configs';
import { boardForEach, describeOnEngines, openForAll } from '../../testing/engines.ts';
import { type SignedIn, startTestApp } from '../../testing/test-app.ts';
import { ask, configure } from './testing/ask.ts';
import { startProvider } from './testing/start-provider.ts';

describeOnEngines('limits of a configuration', (engine) => {
  const provider = openForAll(startProvider, (it) => it.stop());
  const board = boardForEach(() => ({ environment: { OUTBOUND_ALLOW: provider.host } }));

  const send = (person: SignedIn) =>
    person.send('POST', `/api${streamChat.path}`, { message: 'Hello' });

  test('hold for thirty requests at once, over two instances', async () => {
    await configure(board, provider, { model: 'good', rate_limit_per_minute: 10 });
    const beside = await startTestApp({
      engine,
      beside: board,
      environment: { OUTBOUND_ALLOW: provider.host },
    });
    const people = await Promise.all(Array.from({ length: 15 }, () => board.asUser()));
    const { requests } = await provider.seen();
    const replies = await Promise.all(
      people.flatMap((person) => [
        send(person),
        beside.app.http.inject({
          method: 'POST',
          url: `/api${streamChat.path}`,
          headers: { authorization: `Bearer ${person.token}` },
          payload: { message: 'Hello' },
        }),
      ]),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await provider.seen()).requests).toBe(requests + 10);
    await beside.close();
  });

  test('leave to one person no more than a share', async () => {
    await configure(board, provider, { model: 'good', rate_limit_per_minute: 4 });
    const [one, two] = [await board.asUser(), await board.asUser()];
    expect((await send(one)).statusCode).toBe(200);
    expect((await send(one)).statusCode).toBe(200);
    const refused = await send(one);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'assistant.limit_minute' });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await send(two)).statusCode).toBe(200);
  });

  test('are fair between two people over two instances, minute after minute', async () => {
    await configure(board, provider, { model: 'good', rate_limit_per_minute: 4 });
    const beside = await startTestApp({
      engine,
      beside: board,
      environment: { OUTBOUND_ALLOW: provider.host },
    });
    const [eager, other] = [await board.asUser(), await board.asUser()];
    const asks = async ({ token }: SignedIn, app = board.app) =>
      (
        await app.http.inject({
          method: 'POST',
          url: `/api${streamChat.path}`,
          headers: { authorization: `Bearer ${token}` },
          payload: { message: 'Hello' },
        })
      ).statusCode;
    for (let minute = 0; minute < 3; minute += 1) {
      const eagerly = [];
      for (const app of [board.app, beside.app, board.app, beside.app])
        eagerly.push(await asks(eager, app));
      expect(eagerly).toEqual([200, 200, 429, 429]);
      // What one may not have is the other's, wherever he asks.
      expect([await asks(other, beside.app), await asks(other)]).toEqual([200, 200]);
      board.clock.advance(60_000);
    }
    await beside.close();
  });

  test('count what a message looks up, too: two messages of one person leave the others their minute', async () => {
    await configure(board, provider, { model: 'tools-for-ever', rate_limit_per_minute: 10 });
    const [one, two] = [await board.asUser(), await board.asUser()];
    const { requests } = await provider.seen();
    expect((await send(one)).statusCode).toBe(200);
    expect((await send(one)).json()).toMatchObject({ code: 'assistant.limit_minute' });
    expect((await provider.seen()).requests).toBe(requests + 5);
    expect((await send(two)).statusCode).toBe(200);
  });

  test('let the last request of a share answer with what it knows', async () => {
    await configure(board, provider, { model: 'tools-for-ever', rate_limit_per_minute: 4 });
    const { events } = await ask(await board.asUser(), 'Hello');
    expect((await provider.seen()).last?.tools).toBeUndefined();
    expect(events.at(-1)?.status).toMatchObject({ left_minute: 0 });
  });

  test.each(['broken', 'cut', 'key-refused', 'limited'])(
    'are not touched by a reply that failed (%s)',
    async (model) => {
      await configure(board, provider, { model });
      const person = await board.asUser();
      const told = await ask(person, 'Hello');
      expect(told.error).toBeDefined();
      const untouched = { left_minute: 5, left_day: 100 };
      expect(told.events.findLast((event) => event.status)?.status).toMatchObject(untouched);
      board.clock.advance(3_600_000);
      expect((await person.call(getAssistantStatus, {})).body).toMatchObject({ left_day: 100 });
      const admin = await board.asAdmin();
      const { body } = await admin.call(listAssistantConfigs, { query: {} });
      expect(body.items[0]).toMatchObject({ used_day: 0 });
    },
  );

  test('begin anew with the minute, while the day goes on', async () => {
    await configure(board, provider, {
      model: 'good',
      rate_limit_per_minute: 2,
      rate_limit_per_day: 10,
    });
    const person = await board.asUser();
    await ask(person, 'Hello');
    expect((await send(person)).statusCode).toBe(429);
    board.clock.advance(60_000);
    await ask(person, 'Hello');
    board.clock.advance(60_000);
    const refused = await send(person);
    expect(refused.json()).toMatchObject({ code: 'assistant.limit_day' });
    board.clock.set('2026-11-19T00:00:00.000Z');
    const morning = await send(await board.asUser());
    expect(morning.statusCode).toBe(200);
  });

  test("end at the person's midnight", async () => {
    await configure(board, provider, { model: 'good', rate_limit_per_day: 1 });
    const person = await board.asUser();
    // Half an hour before midnight in Shanghai.
    board.clock.set('2026-11-18T15:30:00.000Z');
    await ask(person, 'Hello');
    const refused = await send(person);
    expect(refused.json()).toMatchObject({ code: 'assistant.limit_day' });
    expect(refused.headers['retry-after']).toBe('1800');
    board.clock.set('2026-11-18T16:00:00.000Z');
    expect((await send(person)).statusCode).toBe(200);
  });

  test('are taken whole: what is refused uses up nothing', async () => {
    await configure(board, provider, {
      model: 'good',
      rate_limit_per_minute: 100,
      rate_limit_per_day: 5,
    });
    const [one, two] = [await board.asUser(), await board.asUser()];
    await ask(one, 'Hello');
    for (let time = 0; time < 4; time += 1) expect((await send(one)).statusCode).toBe(429);
    const { body } = await two.call(getAssistantStatus, {});
    expect(body).toMatchObject({ left_minute: 50, left_day: 1 });
  });

  test('that are used up lead to the next configuration', async () => {
    await configure(board, provider, { model: 'good', rate_limit_per_day: 1 });
    await configure(board, provider, { model: 'bytes' });
    const person = await board.asUser();
    expect((await ask(person, 'Hello')).events[0]?.status?.model).toBe('good');
    expect((await ask(person, 'Hello')).events[0]?.status?.model).toBe('bytes');
    expect((await person.call(getAssistantStatus, {})).body).toMatchObject({
      model: 'bytes',
      left_day: 99,
    });
  });
});
