import { createAsk, pressedDay, selectDay, useToday } from '@board/platform';
import { addDays } from '@board/time';

/** A command asks, the panel that knows the selected day moves it. */
const { ask, useAsked } = createAsk<number>();

export const stepDay = ask;

export function useDaySteps(): void {
  const today = useToday();
  useAsked((days) => {
    const next = addDays(pressedDay(today), days);
    selectDay(next === today ? '' : next);
  });
}
