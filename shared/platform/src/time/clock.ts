import { minuteMs, secondMs } from '@board/time';

/** One timer for the page: everyone who shows the time hears the same tick, on the minute. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = Date.now();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
}

/** A laptop that slept has missed its ticks. */
function onVisible(): void {
  if (document.visibilityState === 'visible') tick();
}

export function subscribeToClock(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    schedule();
    document.addEventListener('visibilitychange', onVisible);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** To the minute, so that two readers in one render agree. */
export function clockNow(): number {
  // React asks twice in a row and wants the same answer.
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= secondMs) now = Date.now();
  return now;
}
