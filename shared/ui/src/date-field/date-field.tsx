import { isDay, presetDays } from '@board/time';
import { type KnownMoments, useMoments } from '../texts/moments.tsx';
import { noSuchDay } from './no-such-day.ts';
import type { Offer } from './offer.ts';
import type { ReadLine } from './use-reader.ts';
import type { WordsRead } from './use-writing.ts';
import { type MomentFieldProps, WordsField } from './words-field.tsx';

export interface DateFieldProps extends MomentFieldProps {
  /** 'YYYY-MM-DD', or '' while there is none. */
  readonly value: string;
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
  /** Offers to leave it open. */
  readonly canBeNone?: boolean | undefined;
  /** Takes the time of 'fri 8pm', where a field for it stands beside. */
  readonly onTime?: ((time: { start: string; end?: string }) => void) | undefined;
}

/** A day, written in words or figures or chosen from a month. */
export function DateField({ onTime, canBeNone, ...props }: DateFieldProps) {
  const { value, onChange } = props;
  const [min, max] = [String(props.min ?? ''), String(props.max ?? '')];
  const moments = useMoments();
  const { texts } = moments;

  function problemOf(day: string): string | undefined {
    const dayWords = (bound: string) => writtenDay(moments, bound);
    if (min && day < min) return texts.tooEarly(dayWords(min));
    return max && day > max ? texts.tooLate(dayWords(max)) : undefined;
  }

  function read(words: string, readLine: ReadLine): WordsRead | undefined {
    const given = isDay(words) ? words : undefined;
    const said = given ? undefined : readLine(words, onTime ? ['day', 'time'] : ['day'], value);
    const day = given ?? dayAlone(said);
    if (!day) return noSuchDay(moments, words, (other) => dayAlone(readLine(other, ['day'])));
    const { time, taken = [{ kind: 'day', words }] } = said ?? {};
    const hours = time && timeWords(time);
    const ofDay = [writtenDay(moments, day)];
    // 'tomorrow morning' is one word for both.
    if (hours && taken.every(({ kind }) => kind !== 'time')) ofDay.push(hours);
    return {
      parts: taken.map((each) => ({
        words: each.words,
        means: (each.kind === 'time' && hours) || ofDay.join(' '),
      })),
      problem: problemOf(day),
      keep() {
        onChange(day);
        if (time) onTime?.(time);
      },
    };
  }

  return (
    <WordsField
      {...props}
      read={read}
      unknown={texts.dayUnknown}
      shown={value && writtenDay(moments, value)}
      note={nearName(moments, value)}
      icon="calendar"
      example={texts.dayExample}
      chooses={texts.chooseDay}
      offer={{
        presets: [
          ...dayPresets(moments).filter((each) => !problemOf(each.value)),
          ...(canBeNone ? [{ value: '', label: texts.noDay }] : []),
        ],
        month: { day: value, min, max, toValue: (day) => day },
      }}
    />
  );
}

/** What says nothing but a day, or a day and its time. */
export const dayAlone = (said: ReturnType<ReadLine>): string | undefined =>
  said?.title === '' ? said.day : undefined;

/** As it is written: with its weekday, and with its year where that is another. */
export function writtenDay({ today, format }: KnownMoments, day: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return format.day({ weekday: 'short', year, month: 'short', day: 'numeric' })(day);
}

const timeWords = ({ start, end }: { start: string; end?: string }): string =>
  end ? `${start}–${end}` : start;

function nearName({ today, texts }: KnownMoments, day: string): string | undefined {
  if (day === today) return texts.today;
  return day === presetDays(today).tomorrow ? texts.tomorrow : undefined;
}

function dayPresets(moments: KnownMoments): Offer['presets'] {
  const { today, texts, format } = moments;
  const days = presetDays(today);
  const named: [string, string][] = [
    [texts.today, days.today],
    [texts.tomorrow, days.tomorrow],
    [texts.weekend, days.weekend],
    [texts.nextMonday, days.monday],
    [texts.inAWeek, days.later],
  ];
  return named.map(([label, value]) => ({
    value,
    label,
    means: value <= days.tomorrow ? format.shortWeekday(value) : writtenDay(moments, value),
  }));
}
