import type { Call } from '@board/contracts/calls/call';
import { sessionState } from '@board/platform/host';
import { firstScreen } from '../api/first-screen.ts';
import { sendRequest } from '../api/send-request.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { beginOffline, id, offline } from '../testing/offline-board.ts';
import { everyKeptReply, keepReply } from './kept-replies.ts';

jest.mock('./database.ts', () =>
  jest
    .requireActual<typeof import('../testing/memory-store.ts')>('../testing/memory-store.ts')
    .memoryDatabase(),
);

const list: Call = {
  name: 'listTasks',
  method: 'GET',
  path: '/tasks',
  access: 'user',
  reads: ['tasks'],
};

beginOffline();

test('without a network a read shows the last answer', async () => {
  jest.useFakeTimers();
  fakeServer(() => json({ items: [{ id }] }));
  await sendRequest({ call: list, url: '/api/tasks?page=1' });
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  offline();
  await expect(sendRequest({ call: list, url: '/api/tasks?page=1' })).resolves.toMatchObject({
    reply: { items: [{ id }] },
    kept: true,
  });
  await expect(sendRequest({ call: list, url: '/api/tasks?page=2' })).rejects.toMatchObject({
    status: 0,
  });
});

test('without a network a list shows each thing as any list has it last, and not what it asks for no more', async () => {
  const person = sessionState.user?.id ?? '';
  const task = (at: string, version: number, completed: boolean) => ({
    id: at,
    version,
    completed,
  });
  const page = (...items: object[]) => ({
    reply: { items, pagination: { total: items.length } },
  });
  keepReply(person, '/api/tasks?completed=false', page(task('a', 1, false), task('b', 3, false)));
  keepReply(person, '/api/tasks?date=2026-11-18', page(task('a', 2, true), task('b', 2, true)));
  keepReply(person, '/api/tasks?page=1', page(task('a', 1, false)));
  offline();
  const shown = async (query: string) =>
    (await sendRequest({ call: list, url: `/api/tasks?${query}` })).reply;
  expect(await shown('completed=false')).toEqual({
    items: [task('b', 3, false)],
    pagination: { total: 1 },
  });
  expect(await shown('page=1')).toMatchObject({ items: [task('a', 2, true)] });
});

test('what is still to be kept when its person goes is kept nowhere', async () => {
  jest.useFakeTimers();
  fakeServer(() => json({ items: [{ id }] }));
  const { user } = sessionState;
  await sendRequest({ call: list, url: '/api/tasks?page=1' });
  sessionState.user = null;
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  sessionState.user = user;
  offline();
  await expect(sendRequest({ call: list, url: '/api/tasks?page=1' })).rejects.toMatchObject({
    status: 0,
  });
});

test('of too many answers those that were asked for longest ago are let go', async () => {
  const person = sessionState.user?.id ?? '';
  const now = jest.spyOn(Date, 'now');
  for (let day = 0; day <= 500; day += 1) {
    now.mockReturnValue(day);
    keepReply(person, `/api/tasks?day=${500 - day}`, { reply: day });
  }
  await everyKeptReply(person);
  const kept = await everyKeptReply(person);
  expect(kept.map(({ value }) => value.at).sort((a, b) => a - b)[0]).toBe(101);
  expect(kept).toHaveLength(400);
});

describe('while the first screen is on its way', () => {
  // Each address begins with its copy once in the life of a page.
  let page = 3;
  const ask = () => sendRequest({ call: list, url: `/api/tasks?page=${page}` });
  const own = { items: [{ id }] };
  const person = sessionState.user;

  beforeEach(async () => {
    page += 1;
    jest.useFakeTimers();
    fakeServer(() => json(own));
    await ask();
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    fakeServer(() => json({ items: [] }));
  });

  function expectScreen() {
    const screen = Promise.withResolvers<never>();
    screen.promise.catch(() => undefined);
    firstScreen.expect('/api/dashboard', screen.promise);
    return () => screen.reject(new Error('nothing in it'));
  }

  test('a read shows the last answer at once, and what is true the next time', async () => {
    const arrives = expectScreen();
    await expect(ask()).resolves.toEqual({ reply: own, kept: true });
    arrives();
    await expect(ask()).resolves.toMatchObject({ reply: { items: [] } });
  });

  test('another person is shown nothing of it', async () => {
    const arrives = expectScreen();
    Object.assign(sessionState, { user: { ...person, id: 'somebody-else' } });
    const asked = ask();
    arrives();
    await expect(asked).resolves.toMatchObject({ reply: { items: [] } });
  });

  test('who goes while it is looked for is shown nothing of it', async () => {
    const arrives = expectScreen();
    const asked = ask();
    Object.assign(sessionState, { user: null });
    await new Promise((found) => setTimeout(found));
    arrives();
    await expect(asked).resolves.not.toMatchObject({ kept: true });
  });
});

test('one thing that was never asked for by itself is known without a network, from a list', async () => {
  fakeServer(() => json({ items: [{ id, title: 'Essay' }] }));
  await sendRequest({ call: list, url: '/api/tasks?page=1' });
  offline();
  await expect(sendRequest({ call: list, url: `/api/tasks/${id}` })).resolves.toMatchObject({
    reply: { id, title: 'Essay' },
    kept: true,
  });
  await expect(sendRequest({ call: list, url: '/api/tasks/another' })).rejects.toMatchObject({
    status: 0,
  });
});
