import type { Locale } from '@board/contracts/constants/locales';
import type { ImportedFile } from '../imported-file.ts';
import type { Page } from './page.ts';

/** One lesson as the page says it; what cannot be read of it is told with its text and may be corrected. */
export interface PageLesson {
  course_name: string;
  teacher: string;
  classroom: string;
  /** 1 is Monday; 0 where the page does not say. */
  weekday: number;
  /** In any way that `readPeriods` and `readWeeks` of the contract understand, or hours such as '09:00-10:00'; empty where nothing is said. */
  periods: string;
  weeks: string;
  /** The words it was read from. */
  text: string;
  /** Nothing says until when it lasts. */
  endGuessed?: boolean;
}

/**
 * Reads the page of one kind of school system. It is a pure function of what the page holds, runs in
 * a process beside the server, and stands in `readers.ts`; its samples stand in `samples`.
 */
export interface TimetableReader {
  name: Readonly<Record<Locale, string>>;
  /** Told by marks that no other system has: the first that knows a page reads it. */
  knows(page: Page): boolean;
  read(page: Page): PageLesson[];
  /** What it says of the term they are in. */
  term?(page: Page): Partial<ImportedFile['term']>;
}
