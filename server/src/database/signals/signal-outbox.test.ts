import type { Signal } from './signal.ts';
import { SignalOutbox } from './signal-outbox.ts';

const changed = (userId: string, tasks: number): Signal => ({
  kind: 'changed',
  userId,
  revisions: { tasks },
});

describe('what other instances are to hear', () => {
  let sent: Signal[][];
  let outbox: SignalOutbox;
  beforeEach(() => {
    sent = [];
    outbox = new SignalOutbox(async (signals) => void sent.push(signals));
  });

  it('goes out together, and of each person the latest revisions', async () => {
    outbox.add(changed('lin', 8));
    outbox.add(changed('eve', 3));
    outbox.add({ kind: 'changed', userId: 'lin', revisions: { tasks: 7, courses: 2 } });
    await outbox.emptied();
    expect(sent).toEqual([
      [{ kind: 'changed', userId: 'lin', revisions: { tasks: 8, courses: 2 } }, changed('eve', 3)],
    ]);
  });

  it('tells of the next job alone, and of the same thing once', async () => {
    outbox.add({ kind: 'job', runAt: '2026-11-18T08:00:00.000Z' });
    outbox.add({ kind: 'job', runAt: '2026-11-18T07:00:00.000Z' });
    outbox.add({ kind: 'releases' });
    outbox.add({ kind: 'releases' });
    await outbox.emptied();
    expect(sent).toEqual([
      [{ kind: 'job', runAt: '2026-11-18T07:00:00.000Z' }, { kind: 'releases' }],
    ]);
  });

  it('gathers while some of it is on its way', async () => {
    const first = Promise.withResolvers<void>();
    const slow = new SignalOutbox(async (signals) => {
      sent.push(signals);
      if (sent.length > 1) return;
      slow.add(changed('lin', 2));
      slow.add(changed('lin', 3));
      first.resolve();
    });
    slow.add(changed('lin', 1));
    await first.promise;
    await slow.emptied();
    expect(sent).toEqual([[changed('lin', 1)], [changed('lin', 3)]]);
  });

  it('forgets what is too much to wait, since others look for themselves', async () => {
    for (let person = 0; person < 10_002; person += 1) outbox.add(changed(`p${person}`, 1));
    await outbox.emptied();
    expect(sent.map(({ length }) => length)).toEqual([10_000]);
  });
});
