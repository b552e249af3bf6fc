import { monthOf } from '@board/time';
import { type Place, readWords, type Span } from '@board/time/words';

/** The first day or week that a question names; nothing where none is. */
export function readWhen(message: string, place: Place): Span | undefined {
  const { day, days } = readWords(message, place, { kinds: ['day', 'days'], asked: true });
  return day === undefined ? days : { start: day, end: day };
}

/** The month that a question names, or else this one. */
export function readMonth(message: string, place: Place): string {
  const { month } = readWords(message, place, { kinds: ['month'], asked: true });
  return month ?? monthOf(place.today);
}
