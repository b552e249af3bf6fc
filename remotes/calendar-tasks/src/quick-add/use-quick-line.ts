import {
  loadWords,
  type ReadWords,
  useLocale,
  useNow,
  useTimeZone,
  useToday,
} from '@board/platform';
import { wallIn } from '@board/time';
import { useEffect, useState } from 'react';
import { askForCourses, useCourses } from '../task/courses.queries.ts';
import { type QuickLine, quickTask } from './quick-task.ts';

let known: ReadWords | undefined;

/** Undefined where the code does not come: then a line is its title. */
export async function askForWords(): Promise<ReadWords | undefined> {
  known ??= await loadWords().catch(() => undefined);
  return known;
}

/** Reads lines as those of the day that is open; `shown` as far as the reader is there, `whole` once it is. */
export function useQuickLine(openDay: string, line = '') {
  const [read, setRead] = useState<ReadWords | undefined>(() => known);
  const locale = useLocale();
  const today = useToday();
  const timeZone = useTimeZone();
  const minute = useNow();
  const place = (day: string) => ({
    locale,
    today,
    openDay: day,
    now: wallIn(timeZone, minute).time,
    zone: timeZone,
  });

  const names = useCourses(line.includes('@')).map(({ name }) => name);
  const isNeeded = line !== '';
  useEffect(() => {
    if (isNeeded) void askForWords().then((found) => setRead(() => found));
  }, [isNeeded]);

  return {
    shown: (text: string, without: readonly string[]): QuickLine =>
      quickTask(read, text, place(openDay), without, names),
    whole: async (text: string, without: readonly string[] = [], day = openDay) =>
      quickTask(
        await askForWords(),
        text,
        place(day),
        without,
        names.length > 0 ? names : await askForCourses(text),
      ),
  };
}
