import type { Priority } from '@board/contracts/constants/priorities';
import { readDate } from './read-date.ts';
import { readPriority } from './read-priority.ts';
import { readTime } from './read-time.ts';

export interface QuickTask {
  /** What was not understood, in its order. */
  title: string;
  date?: string;
  startTime?: string;
  endTime?: string;
  priority?: Priority;
}

/** What a reader understood, and the words in which it stood. */
export interface Found<Value> {
  value: Value;
  index: number;
  length: number;
}

/** One line in either language, such as `高数作业 明天20:00 !高` or `essay fri 8pm !high`. */
export function parseQuickAdd(line: string, today: string): QuickTask {
  let rest = line;
  const take = <Value>(found: Found<Value> | undefined): Value | undefined => {
    if (!found) return undefined;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found.length)}`;
    return found.value;
  };
  const priority = take(readPriority(rest));
  const date = take(readDate(rest, today));
  const time = take(readTime(rest));
  return {
    title: rest.replace(/\s+/g, ' ').replace(/^[\s,，、;；]+|[\s,，、;；]+$/g, ''),
    ...(date && { date }),
    ...(time && { startTime: time.start, endTime: time.end, date: date ?? today }),
    ...(priority && { priority }),
  };
}
