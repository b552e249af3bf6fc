import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import {
  briefKinds,
  briefWays,
  revisionLimit,
  shareKinds,
  shareLimit,
} from '../constants/planning.ts';
import type { CallSchema } from './call-schema.ts';
import {
  ClockTime,
  DateOnly,
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  Strict,
  TimeRange,
} from './common.ts';
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

const shown = {
  shows: oneOf(shareKinds),
  /** Beside the names of lessons. */
  rooms: Type.Boolean(),
  teachers: Type.Boolean(),
};
const Shown = Type.Object(shown);
/** What of a timetable others may see. */
export type Shown = Static<typeof Shown>;

const Share = Type.Object({ id: Id, ...shown, expires_at: Instant, created_at: Instant });
export type Share = Static<typeof Share>;

const DayRange = Strict({ start_date: DateOnly, end_date: DateOnly });
/** Without a word of what it is, and in no zone of its own. */
const Busy = Type.Object({
  busy: Type.Array(Type.Object({ from: Instant, until: Instant })),
});
export type Busy = Static<typeof Busy>;
const SharedBusy = Type.Object({ name: Type.String(), expires_at: Instant, ...Busy.properties });
export type SharedBusy = Static<typeof SharedBusy>;

const SecretParams = Strict({ secret: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });

export const planningSchemas = {
  listFreeTime: {
    query: Strict({ start_date: DateOnly, end_date: DateOnly }),
    /** Between what has its time, while one is awake; of today what is still to come. */
    reply: Type.Object({ days: Type.Array(FreeDay) }),
  },
  listBusyTime: { query: DayRange, reply: Busy },
  listShares: { reply: Type.Object({ items: Type.Array(Share) }) },
  /** The address is told this once: nobody can read it out again. */
  createShare: {
    body: Strict({ ...shown, days: Type.Integer({ minimum: 1, maximum: shareLimit.days }) }),
    reply: Type.Object({ share: Share, url: Type.String() }),
    status: 201,
    example: { shows: 'busy', rooms: false, teachers: false, days: 7 },
  },
  deleteShare: { params: IdParams, reply: Done },
  /** One's own week as a link would show it, as a drawing. */
  drawShare: {
    query: Strict({ ...shown, date: DateOnly }),
    reply: Type.Object({ svg: Type.String() }),
  },
  /** A page without a script, for whoever has the link. */
  showShared: {
    media: 'text/html; charset=utf-8',
    params: SecretParams,
    query: Strict({ date: Type.Optional(DateOnly) }),
  },
  readSharedBusy: { params: SecretParams, query: DayRange, reply: SharedBusy },
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
