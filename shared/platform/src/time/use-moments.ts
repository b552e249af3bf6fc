import { wallIn } from '@board/time';
import { useMemo } from 'react';
import { useBoardValue } from '../state/use-board-value.ts';
import { loadWords } from './load-words.ts';
import { useFormat } from './use-format.ts';
import { useToday } from './use-today.ts';

const loadOrNot = () => loadWords().catch(() => undefined);

/** What fields of days and times have to know of the person and of the clock. */
export function useMoments() {
  const locale = useBoardValue((board) => board.locale);
  const timeZone = useBoardValue((board) => board.timeZone);
  const today = useToday();
  const format = useFormat();
  return useMemo(
    () => ({
      locale,
      today,
      zone: timeZone,
      format,
      now: () => wallIn(timeZone, Date.now()).time,
      loadWords: loadOrNot,
    }),
    [locale, timeZone, today, format],
  );
}
