import { presetDays } from '@board/time';
import { type KnownMoments, useMoments } from '../texts/moments.tsx';
import { writtenDay } from './date-field.tsx';
import type { Preset } from './offer.ts';
import { timePresets } from './time-field.tsx';
import type { ReadLine } from './use-reader.ts';
import type { WordsRead } from './use-writing.ts';
import { type MomentFieldProps, WordsField } from './words-field.tsx';

export interface DateTimeFieldProps extends MomentFieldProps {
  /** 'YYYY-MM-DDTHH:MM', or '' while there is none. */
  readonly value: string;
  readonly min?: string | number | undefined;
}

const morning = '08:00';
const evening = '20:00';
const isEvening = /night|evening|晚|夜/i;
const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A day with a time: 'tomorrow 8am', 今晚, 两小时后. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange } = props;
  const min = String(props.min ?? '');
  const moments = useMoments();
  const { today, texts } = moments;
  const [day = '', time = ''] = value.split('T');
  const problemOf = (moment: string) =>
    min && moment < min ? texts.tooEarly(writtenMoment(moments, min)) : undefined;

  function read(words: string, readLine: ReadLine): WordsRead | undefined {
    const said = pattern.test(words) ? undefined : readLine(words, ['day', 'time'], day || today);
    if (said && (said.title !== '' || !said.day)) return undefined;
    if (!said && !pattern.test(words)) return undefined;
    const usual = isEvening.test(words) ? evening : morning;
    const moment = said ? `${said.day}T${said.time?.start ?? usual}` : words;
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
      example={texts.momentExample}
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
