import { announceSeconds } from '@board/contracts/constants/limits';
import { events } from '@board/platform';
import { useEffect } from 'react';
import { lookForReleases } from './registry.ts';

/** For a page that no stream tells; the registry is small and mostly answers 'not modified'. */
const everyMs = 5 * 60_000;

const announced = new Set<string>();
let waiting: { at: number; timer: ReturnType<typeof setTimeout> } | undefined;

/** Says once of each new release that it is there. */
async function announceReleases(): Promise<void> {
  // Without a network there is nothing new; the next time asks again.
  const found = await lookForReleases().catch(() => []);
  for (const release of found) {
    const name = `${release.remote} ${release.version}`;
    if (announced.has(name)) continue;
    announced.add(name);
    events.emit('release.available', release);
  }
}

/** 'now': an admin took something away. 'later': the page has enough to do while it begins. */
type When = 'now' | 'soon' | 'later';

const pauseOf: Record<When, () => number> = {
  now: () => 0,
  // All pages hear of a release in the same moment, and each looks at one of its own.
  soon: () => Math.random() * announceSeconds * 1000,
  later: () => (1 + Math.random()) * announceSeconds * 1000,
};

/** One look for many announcements, and none that was to come sooner is put off by the next. */
export function hearOfReleases(when: When): void {
  const at = Date.now() + pauseOf[when]();
  if (waiting && waiting.at <= at) return;
  clearTimeout(waiting?.timer);
  const look = () => {
    waiting = undefined;
    void announceReleases();
  };
  waiting = { at, timer: setTimeout(look, at - Date.now()) };
}

/** Looks for new releases now and then, in a page that is seen. */
export function ReleaseWatch() {
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < everyMs) return;
      last = Date.now();
      void announceReleases();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return null;
}
