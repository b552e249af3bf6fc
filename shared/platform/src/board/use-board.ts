import { addDays } from '@board/time';
import { startTransition, useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { boardState } from '../state/board-state.ts';
import { useBoardValue } from '../state/use-board-value.ts';
import { useToday } from '../time/use-today.ts';

/**
 * The day everything on the board answers to, as 'YYYY-MM-DD'. It follows a press in pieces: what a
 * panel draws of another day holds up neither the press nor the next one.
 */
export function useSelectedDay(): string {
  const today = useToday();
  const [selectedDay, follow] = useState(() => boardState.selectedDay);
  useEffect(() => {
    const catchUp = () => startTransition(() => follow(boardState.selectedDay));
    catchUp();
    return subscribe(boardState, catchUp);
  }, []);
  return selectedDay || today;
}

/** The same without delay, for that in which days are pressed. */
export function usePressedDay(): string {
  const today = useToday();
  return useBoardValue((board) => board.selectedDay) || today;
}

/** Where a step to another day starts from: what is drawn may still be the one before. */
export function pressedDay(today: string): string {
  return boardState.selectedDay || today;
}

export function stepDay(today: string, days: number): void {
  const next = addDays(pressedDay(today), days);
  selectDay(next === today ? '' : next);
}

/** Empty selects today and stays with it over midnight. */
export function selectDay(day: string): void {
  boardState.selectedDay = day;
}

/** Who knows what happens on which day says so, for the days it knows of. */
export function markDays(days: readonly string[]): void {
  boardState.markedDays = days;
}

export function useTheme() {
  return useBoardValue((board) => board.theme);
}

export function useLocale() {
  return useBoardValue((board) => board.locale);
}

export function useTimeZone() {
  return useBoardValue((board) => board.timeZone);
}

export function useOnline() {
  return useBoardValue((board) => board.online);
}

/** Whether a module, or a part of one, is switched on; what nobody has set is on. */
export function useModuleVisible(id: string): boolean {
  return useBoardValue(({ layout }) => layout.find((place) => place.id === id)?.visible ?? true);
}
