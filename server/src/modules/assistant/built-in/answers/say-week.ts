import { addDays, daysBetween } from '@board/time';
import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { listTerms } from '../../../courses/index.ts';
import type { Speech } from './speech.ts';

/** Which week of its term a day is in, and when that term ends where it was asked. */
export async function* sayWeek(
  ctx: Context,
  speech: Speech,
  day: string,
  isEndAsked: boolean,
): AsyncGenerator<string> {
  const { items } = await listTerms(ctx, {});
  const term = items.find(
    ({ first_monday: first, weeks }) => first <= day && day < addDays(first, weeks * 7),
  );
  if (!term) yield speech.text.noTerm(speech.days({ start: day, end: day }));
  else {
    const week = Math.floor(daysBetween(term.first_monday, day) / 7) + 1;
    yield speech.text.week(
      speech.days({ start: day, end: day }),
      week,
      term.weeks,
      plain(term.name),
    );
    if (!isEndAsked) return;
    const end = addDays(term.first_monday, term.weeks * 7 - 1);
    yield speech.text.termEnds(speech.day(end), speech.text.inDays(daysBetween(day, end)));
    const off = term.day_changes.filter(({ date, runs }) => runs === 'off' && date >= day);
    if (off.length > 0) yield speech.text.noLessonsOn;
    for (const { date, note } of off.sort((one, other) => one.date.localeCompare(other.date)))
      yield `- ${speech.day(date)} ${plain(note)}`.trim();
  }
}
