import { useFormat } from '@board/platform';
import { addDays, dayMinutes, dayOfNumber, timeOf } from '@board/time';
import { useMemo } from 'react';
import { lengthWords } from '../../task/length-words.ts';
import { useTexts } from '../../text.ts';
import type { Entry } from '../entries/entries.ts';

/** What is said of a thing and of a time. */
export function useThingWords(): ThingWords {
  const t = useTexts();
  const format = useFormat();
  return useMemo(() => thingWords(t, format), [t, format]);
}

type ThingWords = ReturnType<typeof thingWords>;

function thingWords(t: ReturnType<typeof useTexts>, format: ReturnType<typeof useFormat>) {
  const dayAt = (minutes: number) => dayOfNumber(Math.floor(minutes / dayMinutes));
  const clockAt = (minutes: number) => timeOf(((minutes % dayMinutes) + dayMinutes) % dayMinutes);

  /** '09:45 to 11:10'; one over midnight says both. */
  function timesOf({ from, to }: Pick<Entry, 'from' | 'to'>): string {
    if (from === to) return clockAt(from);
    return t('planner.fromTo', { from: clockAt(from), to: clockAt(to) });
  }

  /** The same for the eye, which has less room than the ear: '09:45–11:10'. */
  const spanOf = ({ from, to }: Pick<Entry, 'from' | 'to'>): string =>
    from === to ? clockAt(from) : `${clockAt(from)}\u2013${clockAt(to)}`;

  function whenOf({ thing, from, to, isWholeDay }: Entry): string {
    const last = addDays(dayAt(to), -1);
    if (!isWholeDay || last === thing.date) return placeOf({ from, to, isWholeDay });
    return t('planner.fromTo', { from: format.shortDay(thing.date), to: format.shortDay(last) });
  }

  /** Where something would stand: 'Thu 19 Nov 13:15 to 14:45'. */
  function placeOf({ from, to, isWholeDay }: Pick<Entry, 'from' | 'to' | 'isWholeDay'>): string {
    return `${format.shortDay(dayAt(from))} ${isWholeDay ? t('planner.allDay') : timesOf({ from, to })}`;
  }

  /** For the ear all that shape, place and colour say to the eye as well. */
  function nameOf(entry: Entry): string {
    const { kind, title, text, done, reminds, fixed } = entry.thing;
    const said = [
      t(`planner.kind.${kind}`),
      title,
      whenOf(entry),
      text,
      done !== undefined && t(done ? 'planner.done' : 'planner.notDone'),
      reminds && t('row.reminds'),
      fixed,
    ];
    return said.filter(Boolean).join(t('list.pause'));
  }

  const lengthOf = (minutes: number) => lengthWords(t, minutes);

  return { timesOf, spanOf, placeOf, whenOf, nameOf, lengthOf, clockAt };
}
