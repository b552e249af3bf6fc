/** What the page itself saw of one interaction, in ms. */
export interface Seen {
  /** Every task of 50 ms or more since it began. */
  longTasks: number[];
  /** From the input to the next paint, as INP counts it; 0 where it stayed below 16 ms. */
  delay: number;
}

declare global {
  interface Window {
    boardInteraction: { begin(): void; end(): Seen };
  }
}

/** Runs in the page before anything else does. */
export function watchInteractions(): void {
  const observers = [
    { type: 'longtask', entries: [] as PerformanceEntry[] },
    { type: 'event', entries: [] as PerformanceEntry[] },
  ].map(({ type, entries }) => {
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    const options = { type, buffered: true, durationThreshold: 16 };
    observer.observe(options);
    return { observer, entries };
  });
  let begun = 0;

  const since = (at: number) => {
    const watched = observers[at];
    watched?.entries.push(...watched.observer.takeRecords());
    return watched?.entries.filter(({ startTime }) => startTime >= begun) ?? [];
  };
  window.boardInteraction = {
    begin: () => {
      begun = performance.now();
    },
    end: () => ({
      longTasks: since(0).map(({ duration }) => duration),
      delay: Math.max(
        0,
        ...since(1)
          .filter((entry) => Number(Reflect.get(entry, 'interactionId')) > 0)
          .map(({ duration }) => duration),
      ),
    }),
  };
}
