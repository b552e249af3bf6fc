import { recurrenceAheadDays } from '@board/contracts/constants/tasks';
import type { Transaction } from '../../server/src/database/connection.ts';
import { dayFrom, today } from '../grown/days.ts';
import { addTasks, keepCounts } from '../grown/tasks.ts';

const ofToday = 20;
/** Up to a thousand days with as many tasks each, so that years pass as rows grow. */
const mostDays = 1_000;
/** Tasks of a day that came with a daily series, if it has so many; none is further ahead. */
const series = 10;

/**
 * Today has twenty tasks however many there are, and every day of the calendar has some: what is
 * asked for stays the same, what lies around it grows.
 */
export async function spreadTasks(tx: Transaction, userId: string, count: number): Promise<void> {
  const range = { first: userId, last: userId };
  const others = count - ofToday;
  const days = Math.min(mostDays, others);
  await addTasks(tx, range, { date: today, rows: ofToday, after: 0, inSeries: 1 });
  let added = 0;
  for (let day = 0; day < days; day += 1) {
    const rows = Math.floor(((day + 1) * others) / days) - added;
    const away = day - Math.floor(days / 2);
    await addTasks(tx, range, {
      date: dayFrom(today, away < 0 ? away : away + 1),
      rows,
      after: ofToday + added,
      inSeries: away < recurrenceAheadDays ? Math.floor(Math.min(series, rows / 10)) : 0,
    });
    added += rows;
  }
  await keepCounts(tx, range);
}
