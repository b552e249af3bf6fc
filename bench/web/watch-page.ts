/** What the page itself has seen of its start; times in ms since it was asked for. */
export interface Seen {
  /** When the last module in sight was filled. */
  filled: number;
  /** The same as epoch ms. */
  filledAt: number;
  firstPaint: number;
  /** What long tasks took over 50 ms each, from the first paint to the last filled module. */
  blocking: number;
  layoutShift: number;
}

declare global {
  interface Window {
    boardSeen: () => Seen | undefined;
  }
}

/** Runs in the page before anything else does. */
export function watchPage(): void {
  const tasks: PerformanceEntry[] = [];
  let layoutShift = 0;
  let filled: number | undefined;
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput')) layoutShift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const isFilled = () => {
    const modules = [...document.querySelectorAll('[data-module]')].filter((module) => {
      const { top, height } = module.getBoundingClientRect();
      return top < innerHeight && height > 0;
    });
    return (
      modules.length > 0 &&
      modules.every(
        (module) =>
          // A module without its code says so at once, which is quicker than to draw it.
          !module.querySelector('[aria-busy="true"], [role="alert"]') && module.textContent,
      )
    );
  };
  const look = () => {
    planned = false;
    if (!isFilled()) filled = undefined;
    else filled ??= performance.now();
  };
  // In the frame that follows a change; looking at every frame took a fifth of the page's time.
  let planned = false;
  const plan = () => {
    if (!planned) requestAnimationFrame(look);
    planned = true;
  };
  new MutationObserver(plan).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  window.boardSeen = () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    if (filled === undefined) return undefined;
    const end = filled;
    const blocking = tasks
      .filter(({ startTime }) => startTime >= paint && startTime <= end)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return {
      filled,
      filledAt: performance.timeOrigin + filled,
      firstPaint: paint,
      blocking,
      layoutShift,
    };
  };
}
