import type { Exam } from '@board/contracts/schemas/exams';
import { plain } from '../../../../area/intent.ts';
import { saidTime } from '../../../../time/said-when.ts';
import type { Speech } from './speech.ts';

/** Whatever stands on a day, as a line of a list says it. */
export interface Thing {
  title: string;
  date: string;
  time: string | null;
  more?: string;
}

export function thingLine(speech: Speech, { title, date, time, more = '' }: Thing): string {
  const parts = [speech.day(date), time && saidTime(time), more].filter(Boolean);
  // When it is stands below, on a line of its own, whatever the width.
  return `- **${plain(title)}**  \n  ${parts.join(speech.text.pause)}`;
}

export const examThing = (
  speech: Speech,
  { course, title, date, time, room, seat }: Exam,
): Thing => ({
  title: [course, title].filter(Boolean).join(' '),
  date,
  time,
  more: [room, seat && speech.seat(seat)].filter(Boolean).map(plain).join(speech.text.pause),
});
