import type { Day, Month } from '../day.ts';
import type { Repeat } from '../repeat.ts';
import type { Kind, Place, Said, Span } from './said.ts';

export interface DayValue {
  day: Day;
}

export interface TimeValue {
  /** Minutes since midnight; beyond 1,440 on the next day. */
  start: number;
  end?: number | undefined;
  /** '8' without a half of the day: the last hour that is rather one after noon, 0 for none. */
  vague?: number | undefined;
  /** 到8点半: from now until then. */
  isEnd?: boolean;
  /** 'in two hours' brings its own. */
  day?: Day;
}

/** A rhythm may say its first day. */
export interface RhythmValue extends Repeat {
  first?: Day;
}

export interface Values {
  day: DayValue;
  days: Span;
  month: Month;
  time: TimeValue;
  repeat: RhythmValue;
  until: DayValue;
  remind: number;
  priority: NonNullable<Said['priority']>;
  duration: number;
  course: string;
  tag: string;
}

export type Groups = Record<string, string | undefined>;

/** One way of saying one kind of thing; what `read` refuses has not been said. */
interface PieceOf<K extends Kind> {
  kind: K;
  pattern: RegExp;
  read: (groups: Groups, place: Place) => Values[K] | undefined;
  /** It says by itself that it is none of the title: 'by', 每, 23:59. */
  sure?: boolean | ((groups: Groups) => boolean);
  /** Too short a word to be believed at the start of a line: 'Sun', 'May'. */
  endOnly?: boolean | ((groups: Groups) => boolean);
  /** Its words are of the title as well: 'halloween party'. */
  stays?: boolean | undefined;
  /** It is made of days, and no veto of one of them touches it. */
  isSpan?: boolean;
  /** Only for what is asked, where it would be the title of a task; or only for what is not. */
  asked?: boolean | undefined;
  /** Where another day is said, it is none. */
  givesWay?: boolean;
}

export type Piece = { [K in Kind]: PieceOf<K> }[Kind];
export type AnyValue = Values[Kind];
