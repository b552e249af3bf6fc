import type { TransactionType } from '@board/contracts/constants/transactions';
import type { Budget } from '@board/contracts/schemas/budgets';
import type { Repeat, Time } from '@board/time';
import type { Place } from '@board/time/words';
import type { ExamNotice } from './exam-notice.ts';
import type { Entry } from './money.ts';
import type { Asked } from './read-question.ts';
import type { levels } from './requests.ts';

export interface NewTask {
  title: string;
  date: string;
  time?: { start: Time; end: Time };
  /** Minutes it takes, where no time says so. */
  duration?: number;
  repeat?: Repeat;
  /** Minutes before its time; of a task without a time it says that there should be one. */
  remind?: number;
  priority?: keyof typeof levels;
  course?: string;
}

export interface Target {
  name: string;
  /** As they stand in the sentence. */
  words: string;
  /** The day it stands on, where it was said. */
  day?: string;
  /** Not one by its name, but all that should have been done before today. */
  late?: true;
}

/** One of money; the last that was written down where it is named so alone. */
export interface RecordTarget extends Omit<Target, 'late'> {
  /** The words say that it is money. */
  sure: boolean;
  latest?: true;
  type?: TransactionType;
  /** What is on it now. */
  amount?: number;
}

/** A record gets another sum, or goes; where there is none, something else may be meant. */
export type OfRecord = { record: RecordTarget; orElse?: Deed } & (
  | { kind: 'amend'; amount: number }
  | { kind: 'strike' }
);

export interface Move {
  day?: string;
  /** An hour from seven to eleven without a word of its part of the day is `bare`. */
  time?: { start: Time; end?: Time; bare?: boolean };
  /** Monday of the week that was named. */
  week?: string;
}

export type Meaning =
  | ({ kind: 'question' } & Asked)
  | { kind: 'entries'; entries: Entry[] }
  | { kind: 'add'; task: NewTask }
  | ({ kind: 'examNotice' } & ExamNotice)
  | { kind: 'budget'; category: Budget['category']; amount: number }
  | { kind: 'done' | 'reopen'; target: Target }
  /** Where no task is called so, a record may be. */
  | { kind: 'delete'; target: Target; orElse?: OfRecord }
  | { kind: 'rename'; target: Target; title: string }
  | { kind: 'priority'; target: Target; level: keyof typeof levels }
  | { kind: 'move'; target: Target; move: Move }
  | { kind: 'shift'; target: Target; minutes: number }
  | OfRecord
  | { kind: 'cannot' }
  /** How somebody is, and nothing that rules can do. */
  | { kind: 'feeling' }
  /** He would rather not live. */
  | { kind: 'grave' };

/** Something to be proposed. */
export type Deed = Exclude<Meaning, { kind: 'question' | 'cannot' | 'feeling' | 'grave' }>;

export const isDeed = (meaning: { kind: string }): meaning is Deed =>
  !['question', 'area', 'cannot', 'feeling', 'grave'].includes(meaning.kind);

/** Who asks, with the names of his courses. */
export interface Asker extends Place {
  courses: readonly string[];
}

/** What stood at the places of a template. */
export type Groups = Readonly<Record<string, string | undefined>>;
