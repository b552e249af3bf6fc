import { events } from '@board/platform';

/** What goes on after `work` has ended: intervals, listeners of the page, events that are heard. */
export async function leftBehind(work: () => Promise<void>): Promise<string[]> {
  const open = new Map<unknown, string>();
  const spies = [
    ...watchIntervals(open),
    ...[window, document].flatMap((target) => watchListeners(target, open)),
    watchEvents(open),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return [...open.values()];
}

function watchIntervals(open: Map<unknown, string>) {
  const { setInterval: begin, clearInterval: end } = globalThis;
  return [
    jest.spyOn(globalThis, 'setInterval').mockImplementation((...given) => {
      const timer = begin(...given);
      open.set(timer, 'an interval');
      return timer;
    }),
    jest.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
      open.delete(timer);
      end(timer);
    }),
  ];
}

function watchListeners(target: EventTarget, open: Map<unknown, string>) {
  const { addEventListener: add, removeEventListener: remove } = target;
  return [
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      open.set(listener, `a listener to '${type}'`);
      const signal = typeof options === 'object' ? options.signal : undefined;
      signal?.addEventListener('abort', () => open.delete(listener));
      add.call(target, type, listener, options);
    }),
    jest.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      open.delete(listener);
      remove.call(target, type, listener, options);
    }),
  ];
}

function watchEvents(open: Map<unknown, string>) {
  const listen = events.on;
  return jest.spyOn(events, 'on').mockImplementation((name, handler) => {
    const stop = listen(name, handler);
    open.set(stop, `the event '${name}'`);
    return () => {
      open.delete(stop);
      stop();
    };
  });
}
