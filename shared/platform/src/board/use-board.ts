import { useSnapshot } from 'valtio';
import { useToday } from '../time/use-today.ts';
import { boardState } from './board-state.ts';

/** The day everything on the board answers to, as 'YYYY-MM-DD'. */
export function useSelectedDay(): string {
  const { selectedDay } = useSnapshot(boardState);
  const today = useToday();
  return selectedDay || today;
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
  return useSnapshot(boardState).theme;
}

export function useLocale() {
  return useSnapshot(boardState).locale;
}

export function useTimeZone() {
  return useSnapshot(boardState).timeZone;
}

export function useOnline() {
  return useSnapshot(boardState).online;
}

/** Whether a module, or a part of one, is switched on; what nobody has set is on. */
export function useModuleVisible(id: string): boolean {
  const { layout } = useSnapshot(boardState);
  return layout.find((place) => place.id === id)?.visible ?? true;
}
