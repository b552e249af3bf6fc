import type { Locale } from '@board/contracts/constants/locales';
import { dayIn, wallIn } from '@board/time';
import type { readWords } from '@board/time/words';
import { createContext, type ReactNode, useContext } from 'react';

type WriteDay = (day: string) => string;

/** What fields of days and times have to know of the person and of the clock, and say by themselves. */
export interface Moments {
  readonly locale: Locale;
  readonly today: string;
  readonly zone?: string;
  /** What the clock on the wall shows, 'HH:MM'. */
  readonly now: () => string;
  readonly format: {
    readonly day: (options: Intl.DateTimeFormatOptions) => WriteDay;
    readonly month: WriteDay;
    readonly fullDay: WriteDay;
    readonly weekday: WriteDay;
    readonly shortWeekday: WriteDay;
  };
  /** The reader of days and times in words; undefined where its code does not come. */
  readonly loadWords: () => Promise<typeof readWords | undefined>;
  readonly texts?: MomentTexts | undefined;
}

export interface MomentTexts {
  /** Between the parts of a name that is read out. */
  readonly comma: string;
  readonly isToday: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly chooseDay: string;
  readonly chooseTime: string;
  readonly chooseMoment: string;
  readonly dayExample: string;
  readonly timeExample: string;
  readonly momentExample: string;
  readonly dayUnknown: string;
  readonly timeUnknown: string;
  /** Of a date that its month has not. */
  readonly monthEnds?: ((month: string, days: number) => string) | undefined;
  readonly tooEarly: (day: string) => string;
  readonly tooLate: (day: string) => string;
  /** Presses away what was read out of these words. */
  readonly takeBack: (words: string) => string;
  readonly today: string;
  readonly tomorrow: string;
  readonly weekend: string;
  readonly nextMonday: string;
  readonly inAWeek: string;
  readonly noDay: string;
  readonly noTime: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly endOfDay: string;
  readonly tonight: string;
  readonly tomorrowMorning: string;
  readonly minutes: (count: number) => string;
}

const written = (options: Intl.DateTimeFormatOptions): WriteDay => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};

export type KnownMoments = Moments & { readonly texts: MomentTexts };

export const english: KnownMoments = {
  locale: 'en',
  get today() {
    return dayIn('UTC', Date.now());
  },
  now: () => wallIn('UTC', Date.now()).time,
  format: {
    day: written,
    month: written({ year: 'numeric', month: 'long' }),
    fullDay: written({ dateStyle: 'full' }),
    weekday: written({ weekday: 'long' }),
    shortWeekday: written({ weekday: 'short' }),
  },
  loadWords: async () => undefined,
  texts: {
    comma: ', ',
    isToday: 'today',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    chooseDay: 'Choose a day',
    chooseTime: 'Choose a time',
    chooseMoment: 'Choose a moment',
    dayExample: 'Such as Friday',
    timeExample: 'Try 8pm',
    momentExample: 'Such as tomorrow 8am',
    dayUnknown: 'This does not read as a day',
    timeUnknown: 'This does not read as a time',
    monthEnds: (month, days) => `${month} has ${days} days`,
    tooEarly: (day) => `Not before ${day}`,
    tooLate: (day) => `Not after ${day}`,
    takeBack: (words) => `Not “${words}”`,
    today: 'Today',
    tomorrow: 'Tomorrow',
    weekend: 'Weekend',
    nextMonday: 'Next Monday',
    inAWeek: 'In a week',
    noDay: 'No day',
    noTime: 'No time',
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    endOfDay: 'End of the day',
    tonight: 'Tonight',
    tomorrowMorning: 'Tomorrow morning',
    minutes: (count) => `${count} min`,
  },
};

const Given = createContext<KnownMoments>(english);

export interface MomentsProviderProps {
  readonly moments: Moments;
  readonly children: ReactNode;
}

export function MomentsProvider({ moments, children }: MomentsProviderProps) {
  const { texts } = useContext(Given);
  return <Given value={{ ...moments, texts: moments.texts ?? texts }}>{children}</Given>;
}

export const useMoments = (): KnownMoments => useContext(Given);
