import { Signals } from './signals.ts';

describe('signals between instances', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('wait with one timer for a database that is away, however long', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let refused = () => {};
    const signals = new Signals({
      url: 'postgres://board@127.0.0.1:1/board',
      onError: () => refused(),
    });
    const next = () =>
      new Promise<void>((resolve) => {
        refused = resolve;
      });
    const first = next();
    await signals.start();
    await first;
    for (let count = 0; count < 5; count += 1) {
      const again = next();
      jest.advanceTimersByTime(1_000);
      await again;
    }
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    await signals.close();
    expect(cleared.mock.calls.length).toBeLessThan(3);
  });
});
