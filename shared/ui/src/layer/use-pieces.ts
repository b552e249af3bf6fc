import { startTransition, useEffect, useState } from 'react';

/** A frame of a screen that shows sixty a second, and half of one. */
const inTimeMs = 25;
/** What came in time three times as large is no promise that four times would. */
const mostSteps = 3;

/**
 * How many of so many parts are drawn by now: `first` at once, and then `step` more with each frame, so
 * that none of them holds up a press on something else. While frames come in time, more come with each.
 */
export function usePieces(parts: number, step = 1, first = step): number {
  const [{ drawn, extra, at }, setProgress] = useState({ drawn: first, extra: 0, at: -Infinity });
  const isWhole = drawn >= parts;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame((now) => {
      const nowExtra = now - at < inTimeMs ? Math.min(extra + step, mostSteps * step) : 0;
      const next = { drawn: drawn + Math.max(step, nowExtra), extra: nowExtra, at: now };
      startTransition(() => setProgress(next));
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn, extra, at, isWhole, step]);
  return Math.min(drawn, parts);
}
