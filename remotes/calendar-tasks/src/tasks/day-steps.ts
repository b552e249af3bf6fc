import { pressedDay, selectDay, useToday } from '@board/platform';
import { addDays } from '@board/time';
import { useEffect, useEffectEvent } from 'react';

/** Inside of this remote: a command asks, the panel that knows the selected day moves it. */
const listeners = new Set<(days: number) => void>();

export function stepDay(days: number): void {
  for (const listener of listeners) listener(days);
}

export function useDaySteps(): void {
  const today = useToday();
  const step = useEffectEvent((days: number) => {
    const next = addDays(pressedDay(today), days);
    selectDay(next === today ? '' : next);
  });
  useEffect(() => {
    const listener = (days: number) => step(days);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
