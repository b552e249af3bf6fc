import { useTexts } from '../text.ts';
import { seasonOf } from './new-term.ts';

/** What a term is called that nobody has named. */
export function useTermName(): (firstMonday: string) => string {
  const t = useTexts();
  return (firstMonday) =>
    t(`term.season.${seasonOf(firstMonday)}`, { year: firstMonday.slice(0, 4) });
}
