import { dayMinutes, minutesOf, timeOf } from '@board/time';
import { TextField } from '../text-field/text-field.tsx';
import { type KnownMoments, useMoments } from '../texts/moments.tsx';
import type { Preset } from './offer.ts';
import type { ReadLine } from './use-reader.ts';
import { useTouch } from './use-touch.ts';
import { type MomentFieldProps, WordsField } from './words-field.tsx';

export interface TimeFieldProps extends MomentFieldProps {
  /** 'HH:MM', or '' while there is none. */
  readonly value: string;
  /** The start that it is the end of: then it offers how long, not when. */
  readonly after?: string | undefined;
}

const lastMinute = dayMinutes - 1;
const steps: Record<string, number> = { ArrowUp: 5, ArrowDown: -5, PageUp: 60, PageDown: -60 };
/** '8', '20', '830', '2030', '20.30': what nobody would call a time in a sentence. */
const digits = /^(\d{1,2})[:：.]?(\d{2})?$/;

/** A time of day, written in words or figures; a finger turns the system's own wheel. */
export function TimeField({ after, ...props }: TimeFieldProps) {
  const { value, onChange } = props;
  const moments = useMoments();
  const { texts } = moments;
  if (useTouch()) return <TextField {...props} type="time" figures />;

  const presets = after ? lengthPresets(moments, after) : timePresets(moments);
  return (
    <WordsField
      {...props}
      read={(words, readLine) => {
        const time = readTime(words, readLine);
        if (!time) return undefined;
        return { parts: [{ words, means: time }], keep: () => onChange(time) };
      }}
      unknown={texts.timeUnknown}
      shown={value}
      icon="clock"
      example={after === undefined ? texts.timeExample : ''}
      chooses={texts.chooseTime}
      step={(key) => (steps[key] && value ? stepped(value, steps[key]) : undefined)}
      offer={{ presets: [...presets, { value: '', label: texts.noTime }] }}
    />
  );
}

function readTime(words: string, readLine: ReadLine): string | undefined {
  const [, hours, minutes = '00'] = digits.exec(words) ?? [];
  if (hours && Number(hours) < 24 && Number(minutes) < 60)
    return `${hours.padStart(2, '0')}:${minutes}`;
  const said = readLine(words, ['time']);
  return said?.title === '' ? said.time?.start : undefined;
}

/** To the next of the clock's fives. */
function stepped(value: string, by: number): string {
  const minutes = minutesOf(value) + by;
  const even = by > 0 ? Math.floor(minutes / 5) * 5 : Math.ceil(minutes / 5) * 5;
  return timeOf(Math.min(Math.max(even, 0), lastMinute));
}

export const timePresets = ({ texts }: KnownMoments): readonly Preset[] =>
  [
    { label: texts.morning, value: '08:00' },
    { label: texts.afternoon, value: '14:00' },
    { label: texts.evening, value: '20:00' },
    { label: texts.endOfDay, value: '23:59' },
  ].map((each) => ({ ...each, means: each.value }));

function lengthPresets({ texts }: KnownMoments, start: string): readonly Preset[] {
  return [30, 60, 90, 120]
    .filter((minutes) => minutesOf(start) + minutes <= lastMinute)
    .map((minutes) => {
      const value = timeOf(minutesOf(start) + minutes);
      return { value, label: texts.minutes(minutes), means: value };
    });
}
