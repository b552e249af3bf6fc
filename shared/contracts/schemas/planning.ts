import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import { briefKinds, briefWays, revisionLimit } from '../constants/planning.ts';
import type { CallSchema } from './call-schema.ts';
import { ClockTime, DateOnly, Id, IdParams, Nullable, oneOf, Strict, TimeRange } from './common.ts';
import { Task } from './tasks.ts';

const FreeDay = Type.Object({
  date: DateOnly,
  free: Type.Array(Type.Object({ from: ClockTime, until: ClockTime })),
});
export type FreeDay = Static<typeof FreeDay>;

export const Brief = Type.Object({
  kind: oneOf(briefKinds),
  is_on: Type.Boolean(),
  time: ClockTime,
  way: oneOf(briefWays),
  /** Sums of money in what a locked screen shows. */
  shows_sums: Type.Boolean(),
});
export type Brief = Static<typeof Brief>;

const BriefLine = Type.Object({
  about: oneOf(['lesson', 'exam', 'task', 'money', 'week']),
  title: Type.String(),
  text: Type.String(),
  /** Of a task: itself, and where it would fit today. */
  task: Type.Optional(Task),
  place: Type.Optional(TimeRange),
});
export type BriefLine = Static<typeof BriefLine>;

/** What is to be said now, in the language that was asked for. */
export const ToldBrief = Type.Object({
  kind: oneOf(briefKinds),
  date: DateOnly,
  time: ClockTime,
  lines: Type.Array(BriefLine),
});
export type ToldBrief = Static<typeof ToldBrief>;

const Revision = Type.Object({
  exam_id: Id,
  done_minutes: Type.Integer(),
  planned_minutes: Type.Integer(),
  /** The last of its blocks that was missed, and where it went. */
  moved: Nullable(
    Type.Object({
      from_date: DateOnly,
      from_time: TimeRange,
      date: DateOnly,
      time: Nullable(TimeRange),
    }),
  ),
});
export type Revision = Static<typeof Revision>;

export const planningSchemas = {
  listFreeTime: {
    query: Strict({ start_date: DateOnly, end_date: DateOnly }),
    /** Between what has its time, while one is awake; of today what is still to come. */
    reply: Type.Object({ days: Type.Array(FreeDay) }),
  },
  listBriefs: { reply: Type.Object({ items: Type.Array(Brief) }) },
  setBrief: {
    params: Strict({ kind: oneOf(briefKinds) }),
    body: Strict({
      ...Type.Partial(Type.Omit(Brief, ['kind'])).properties,
      /** Seen and put away for this day. */
      closed_on: Type.Optional(DateOnly),
    }),
    reply: Brief,
    example: { is_on: true, time: '07:10' },
  },
  getBrief: { reply: Type.Object({ brief: Nullable(ToldBrief) }) },
  listRevisions: { reply: Type.Object({ items: Type.Array(Revision) }) },
  planRevision: {
    params: IdParams,
    body: Strict({
      blocks: Type.Array(
        Strict({
          id: Id,
          title: Type.String({ minLength: 1, maxLength: textLength.title }),
          date: DateOnly,
          time: TimeRange,
        }),
        { minItems: 1, maxItems: revisionLimit.blocks },
      ),
    }),
    reply: Type.Object({ items: Type.Array(Task) }),
    status: 201,
    example: {
      blocks: [
        {
          id: '01930000-0000-7000-8000-0000000000b1',
          title: 'Chapters 1 to 3',
          date: '2026-11-18',
          time: '13:30-15:00',
        },
      ],
    },
  },
} satisfies Record<string, CallSchema>;
