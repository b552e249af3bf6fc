import { sessionState } from '../session/session-state.ts';
import { inTurn } from './use-write.ts';

test('writes to one thing go one after the other, each with the version that the one before led to', async () => {
  const sent: (number | undefined)[] = [];
  const first = Promise.withResolvers<{ reply: unknown }>();
  const one = inTurn('a', 3, (version) => {
    sent.push(version);
    return first.promise;
  });
  const two = inTurn('a', 3, async (version) => {
    sent.push(version);
    return { reply: { version: 5 } };
  });
  const other = inTurn('b', 7, async (version) => {
    sent.push(version);
    return { reply: {} };
  });
  await other;
  expect(sent).toEqual([3, 7]);
  first.resolve({ reply: { version: 4 } });
  await Promise.all([one, two]);
  expect(sent).toEqual([3, 7, 4]);
});

test('what somebody did who has left meanwhile is not sent as whoever comes', async () => {
  const first = Promise.withResolvers<{ reply: unknown }>();
  const send = jest.fn();
  sessionState.user = { id: 'lin' } as typeof sessionState.user;
  const begun = Promise.withResolvers<void>();
  const one = inTurn('a', 3, () => {
    begun.resolve();
    return first.promise;
  });
  const two = inTurn('a', 3, send);
  await begun.promise;
  sessionState.user = { id: 'zhou' } as typeof sessionState.user;
  const refused = expect(two).rejects.toMatchObject({ status: 401 });
  first.resolve({ reply: { version: 4 } });
  await Promise.all([one, refused]);
  expect(send).not.toHaveBeenCalled();
});

test('one that is refused leads nowhere: the next carries what was seen', async () => {
  const refused = inTurn('a', 3, async () => {
    throw new Error('refused');
  });
  const next = inTurn('a', 3, async (version) => ({ reply: { version } }));
  await expect(refused).rejects.toThrow('refused');
  await expect(next).resolves.toEqual({ reply: { version: 3 } });
});

test('what is sent without a version stays without one', async () => {
  const sent: unknown[] = [];
  await inTurn('a', undefined, async (version) => {
    sent.push(version);
    return { reply: { version: 9 } };
  });
  expect(sent).toEqual([undefined]);
});
