import type { Call } from '@board/contracts/calls/call';
import { boardState, sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { writeThrough } from '../api/send-request.ts';
import { fakeServer, json } from '../testing/fake-server.ts';

const change: Call = { name: 'changeThing', method: 'PUT', path: '/things/1', access: 'user' };
const request = { call: change, url: '/api/things/1', body: { title: 'Mine' }, version: 3 };

/** The first answer gets lost; the second send meets `current`. */
function losingTheFirstAnswer(current: unknown) {
  let first = true;
  return fakeServer(() => {
    if (first) {
      first = false;
      return 'no network';
    }
    return json({ success: false, code: 'request.stale', message: 'stale', current }, 412);
  });
}

beforeEach(() => {
  Object.assign(sessionState, { status: 'authenticated', user: someUser() });
  boardState.online = true;
});

test('a change whose answer got lost is done when the thing is as it was wished', async () => {
  const current = { id: '1', title: 'Mine', version: 4 };
  const requests = losingTheFirstAnswer(current);
  await expect(writeThrough(request)).resolves.toEqual({ reply: current });
  expect(requests).toHaveLength(2);
});

test('what the server worked out besides is no change of somebody else', async () => {
  const time = '2026-11-18T10:00:00.000Z';
  const body = { reminders: [{ minutes_before: 10 }, { time }] };
  const reminders = [
    { minutes_before: null, time },
    { minutes_before: 10, time: '2026-11-18T11:50:00.000Z' },
  ];
  losingTheFirstAnswer({ id: '1', reminders, version: 4 });
  await expect(writeThrough({ ...request, body })).resolves.toMatchObject({
    reply: { version: 4 },
  });
  losingTheFirstAnswer({ id: '1', reminders: reminders.slice(1), version: 4 });
  await expect(writeThrough({ ...request, body })).rejects.toMatchObject({ status: 412 });
});

test('somebody else’s change in between is still a conflict', async () => {
  losingTheFirstAnswer({ id: '1', title: 'Theirs', version: 4 });
  await expect(writeThrough(request)).rejects.toMatchObject({ status: 412 });
});
