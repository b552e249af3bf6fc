import type { KeptVersion } from '@board/contracts/events/event-map';
import { events } from '@board/platform';
import { addMessages } from '@board/platform/host';
import { mutate } from 'swr';
import { sendRequest } from '../api/send-request.ts';
import { shellState } from '../base/shell-state.ts';
import { json } from '../testing/fake-server.ts';
import { beginOffline, id, offline, online, url, waiting } from '../testing/offline-board.ts';
import { sendWaiting } from './send-waiting.ts';

jest.mock('../kept/database.ts', () =>
  jest
    .requireActual<typeof import('../testing/memory-store.ts')>('../testing/memory-store.ts')
    .memoryDatabase(),
);

beginOffline();

describe('when somebody else changed the same thing', () => {
  const current = {
    id,
    title: 'Theirs',
    priority: 'low',
    reminders: [{}],
    version: 9,
    updated_at: '2026-11-18T08:00:00.000Z',
  };
  const conflicting = () => {
    let first = true;
    return online(({ headers }) => {
      if (!first)
        return json({
          ...current,
          title: 'Mine',
          version: Number(headers.get('if-match')?.slice(1, -1)) + 1,
        });
      first = false;
      return json({ success: false, code: 'request.stale', message: 'stale', current }, 412);
    });
  };
  const choosing = (keep: KeptVersion) =>
    events.on('ui.conflict', ({ mine, theirs, made, answer }) => {
      expect(made).toEqual({ mine: expect.any(Number), theirs: Date.UTC(2026, 10, 18, 8) });
      expect(mine).toEqual([
        { label: 'Title', value: 'Mine' },
        { label: 'Priority', value: 'High' },
      ]);
      expect(theirs).toEqual([
        { label: 'Title', value: 'Theirs' },
        { label: 'Priority', value: 'Low' },
      ]);
      answer(keep);
    });

  beforeEach(async () => {
    const words = {
      field: { title: 'Title', priority: 'Priority', reminders: 'Reminders' },
      priority: { high: 'High', low: 'Low' },
    };
    addMessages('calendar-tasks', { en: words, 'zh-CN': words });
    offline();
    const body = { title: 'Mine', priority: 'high', reminders: [] };
    await sendRequest(waiting(body, { version: 3 }));
  });

  test('keeping mine sends it upon their version', async () => {
    const stop = choosing('mine');
    const requests = conflicting();
    await sendWaiting(mutate);
    stop();
    expect(requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"9"']);
    expect(shellState.waiting).toBe(0);
  });

  test('keeping theirs sends nothing more', async () => {
    const stop = choosing('theirs');
    const requests = conflicting();
    await sendWaiting(mutate);
    stop();
    expect(requests).toHaveLength(1);
    expect(shellState.waiting).toBe(0);
  });

  test('closing the question decides nothing: it waits, and only what it is about waits with it', async () => {
    offline();
    await sendRequest(waiting({ title: 'Mine again' }, { version: 4 }));
    const other = url.replace('aa', 'bb');
    await sendRequest(waiting({ title: 'Other' }, { url: other }));
    let stop = choosing('undecided');
    const requests = conflicting();
    await sendWaiting(mutate);
    await sendWaiting(mutate);
    stop();
    expect(requests.map(({ path }) => path)).toEqual([url, other]);
    expect(shellState).toMatchObject({ waiting: 2, undecided: 1 });

    stop = choosing('mine');
    conflicting();
    await sendWaiting(mutate, { askAgain: true });
    stop();
    expect(shellState).toMatchObject({ waiting: 0, undecided: 0 });
  });

  test('nobody is asked when it already is as wished', async () => {
    const stop = events.on('ui.conflict', () => {
      throw new Error('nobody should be asked');
    });
    const requests = online(() =>
      json(
        {
          success: false,
          code: 'request.stale',
          message: 'stale',
          current: { ...current, title: 'Mine', priority: 'high', reminders: [] },
        },
        412,
      ),
    );
    await sendWaiting(mutate);
    stop();
    expect(requests).toHaveLength(1);
    expect(shellState.waiting).toBe(0);
  });
});
