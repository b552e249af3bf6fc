import { events } from '@board/platform';
import { leftBehind } from './left-behind.ts';

const onKey = () => undefined;

it('names what goes on', async () => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let stop: () => void = () => undefined;
  const left = await leftBehind(async () => {
    timer = setInterval(onKey, 1000);
    window.addEventListener('keydown', onKey);
    stop = events.on('settings.layout', onKey);
  });
  clearInterval(timer);
  window.removeEventListener('keydown', onKey);
  stop();
  expect(left).toEqual(['an interval', "a listener to 'keydown'", "the event 'settings.layout'"]);
});

it('is quiet about what has ended', async () => {
  const left = await leftBehind(async () => {
    clearInterval(setInterval(onKey, 1000));
    const over = new AbortController();
    document.addEventListener('visibilitychange', onKey, { signal: over.signal });
    over.abort();
    events.on('settings.layout', onKey)();
  });
  expect(left).toEqual([]);
});
