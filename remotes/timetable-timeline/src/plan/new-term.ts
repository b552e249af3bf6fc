import { addDays, mondayOf } from '@board/time';

/** What a term has that nobody has described. */
export const usualWeeks = 18;

/** Terms begin with the first Monday from these days on. */
const begins = ['02-20', '09-01'] as const;

/** The Monday of week 1 of the term that is likely going on; between terms that of this week. */
export function likelyMonday(today: string): string {
  const year = Number(today.slice(0, 4));
  const last = [year - 1, year]
    .flatMap((each) => begins.map((day) => mondayOf(addDays(`${each}-${day}`, 6))))
    .filter((monday) => monday <= today)
    .at(-1);
  return last && today < addDays(last, usualWeeks * 7) ? last : mondayOf(today);
}

/** The Monday of week 1, where this is week `week`. */
export const mondayOfWeekOne = (week: number, today: string): string =>
  addDays(mondayOf(today), -7 * (week - 1));

export const seasonOf = (firstMonday: string): 'spring' | 'autumn' =>
  Number(firstMonday.slice(5, 7)) < 7 ? 'spring' : 'autumn';
