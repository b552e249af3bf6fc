import { partHours, presetDays } from '@board/time';
import { type KnownMoments, useMoments } from '../texts/moments.tsx';
import { dayAlone, writtenDay } from './date-field.tsx';
import { noSuchDay } from './no-such-day.ts';
import type { Preset } from './offer.ts';
import { timePresets } from './time-field.tsx';
import type { ReadLine } from './use-reader.ts';
import type { WordsRead } from './use-writing.ts';
import { type MomentFieldProps, WordsField } from './words-field.tsx';

export interface DateTimeFieldProps extends MomentFieldProps {
  /** 'YYYY-MM-DDTHH:MM', or '' while there is none. */
  readonly value: string;
  readonly min?: string | number | undefined;
  readonly example?: string | undefined;
  /** What '2 hours before' means, where something else keeps how long before. */
  readonly before?: ((minutes: number) => Before) | undefined;
}

interface Before extends Pick<WordsRead, 'keep' | 'problem'> {
  readonly means: string;
}

const { morning, night: evening } = partHours;
const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A day with a time: 'tomorrow 8am', 今晚, 两小时后. */
export function DateTimeField({ before, example, ...props }: DateTimeFieldProps) {
  const { value, onChange } = props;
  const min = String(props.min ?? '');
  const moments = useMoments();
  const { today, texts } = moments;
  const [day = '', time = ''] = value.split('T');
  const problemOf = (moment: string) =>
    min && moment < min ? texts.tooEarly(writtenMoment(moments, min)) : undefined;

  function read(words: string, readLine: ReadLine): WordsRead | undefined {
    const minutes = before && minutesBefore(words, readLine);
    if (before && minutes !== undefined) {
      const { means, ...rest } = before(minutes);
      return { ...rest, parts: [{ words, means }] };
    }
    const readMoment = (line: string) => readLine(line, ['day', 'time'], day || today);
    const isMoment = pattern.test(words);
    const said = isMoment ? undefined : readMoment(words);
    const saidDay = dayAlone(said);
    if (!isMoment && !saidDay) {
      return noSuchDay(moments, words, (other) => dayAlone(readMoment(other)));
    }
    const moment = saidDay ? `${saidDay}T${said?.time?.start ?? morning}` : words;
    return {
      parts: [{ words, means: writtenMoment(moments, moment) }],
      problem: problemOf(moment),
      keep: () => onChange(moment),
    };
  }

  return (
    <WordsField
      {...props}
      read={read}
      unknown={texts.dayUnknown}
      shown={value && writtenMoment(moments, value)}
      icon="calendar"
      example={example ?? texts.momentExample}
      chooses={texts.chooseMoment}
      offer={{
        presets: momentPresets(moments).filter((each) => !problemOf(each.value)),
        month: {
          day,
          min: min.slice(0, 10),
          toValue: (chosen) => `${chosen}T${time || morning}`,
        },
        times: {
          time,
          presets: timePresets(moments),
          toValue: (chosen) => `${day || today}T${chosen}`,
        },
      }}
    />
  );
}

/** '提前10分钟'; in English a line without 'remind me' would be about something else. */
function minutesBefore(words: string, readLine: ReadLine): number | undefined {
  const lines = [words, `remind me ${words}`].map((line) => readLine(line, ['remind']));
  return lines.find((said) => said?.title === '' && said.remind !== undefined)?.remind;
}

const writtenMoment = (moments: KnownMoments, moment: string): string =>
  `${writtenDay(moments, moment.slice(0, 10))} ${moment.slice(11)}`;

function momentPresets(moments: KnownMoments): readonly Preset[] {
  const { today, texts } = moments;
  const { tomorrow, weekend } = presetDays(today);
  return [
    { label: texts.tonight, value: `${today}T${evening}`, means: evening },
    { label: texts.tomorrowMorning, value: `${tomorrow}T${morning}`, means: morning },
    {
      label: texts.weekend,
      value: `${weekend}T${morning}`,
      means: writtenMoment(moments, `${weekend}T${morning}`),
    },
  ];
}
