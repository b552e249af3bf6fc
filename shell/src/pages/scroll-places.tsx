import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'board.places';
const most = 50;
/** By entry of the history; a page that is loaded again takes its own over. */
let places: Map<string, number> | undefined;
/** Where the page was last seen to stand: to ask it lays it out, within the press that changes it. */
let stands = 0;

/** A new page begins at its top; who goes back, or loads the page again, stands where he stood. */
export function ScrollPlaces() {
  const location = useLocation();
  const { pathname, hash } = location;
  // The first entry of every page that is loaded has the same key; each tab of a phone has a place of its own.
  const key = location.key === 'default' ? `${pathname}${hash}` : location.key;
  const isReturn = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is reason enough
  useLayoutEffect(() => {
    if (!isReturn && stands > 0) scrollIfNot(0);
  }, [pathname, isReturn]);

  useLayoutEffect(() => {
    // A page that was just loaded stands at its top; to look whether it does would lay it out.
    const isNew = places === undefined;
    places ??= keptPlaces(key);
    const top = places.get(key) ?? 0;
    const settle = isReturn && !(isNew && top === 0) ? standAt(top) : undefined;
    const note = () => {
      stands = scrollY;
      places?.set(key, stands);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      settle?.();
    };
  }, [key, isReturn]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => {
      const last = [...(places ?? [])].slice(-most);
      sessionStorage.setItem(storageKey, JSON.stringify(last));
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);

  return null;
}

const undoings = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** As soon as the page is high enough again, unless somebody scrolls meanwhile. Answers how to call it off. */
function standAt(top: number): () => void {
  const isThere = () => {
    scrollIfNot(top);
    return Math.ceil(scrollY) >= top;
  };
  const growth = new ResizeObserver(() => isThere() && stop());
  growth.observe(document.body);
  const stop = () => {
    growth.disconnect();
    for (const type of undoings) removeEventListener(type, stop);
  };
  for (const type of undoings) addEventListener(type, stop, { passive: true });
  return stop;
}

function scrollIfNot(top: number): void {
  if (scrollY !== top) scrollTo({ top, behavior: 'instant' });
}

/** Who came by the address stands at the top of its page, wherever he stood there before. */
function keptPlaces(key: string): Map<string, number> {
  try {
    const kept = new Map<string, number>(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
    const [load] = performance.getEntriesByType?.('navigation') ?? [];
    if ((load as PerformanceNavigationTiming | undefined)?.type === 'navigate') kept.delete(key);
    return kept;
  } catch {
    return new Map();
  }
}
