import { createAsk, stepDay as moveBy, useToday } from '@board/platform';

/** A command asks, the panel that knows the selected day moves it. */
const { ask, useAsked } = createAsk<number>();

export const stepDay = ask;

export function useDaySteps(): void {
  const today = useToday();
  useAsked((days) => moveBy(today, days));
}
