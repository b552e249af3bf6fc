import { type Static, Type } from 'typebox';
import { textLength, timetableLimit } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import {
  ClockTime,
  changeOf,
  DateOnly,
  Done,
  Id,
  IdParams,
  oneOf,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  stamps,
  text,
} from './common.ts';

/** A table that holds from a day on; its periods are numbered from 1 in their order. */
export const PeriodTable = Strict({
  from: DateOnly,
  periods: Type.Array(Strict({ start: ClockTime, end: ClockTime }), {
    minItems: 1,
    maxItems: timetableLimit.periods,
  }),
});
export type PeriodTable = Static<typeof PeriodTable>;

/** What a day does instead of its own weekday: nothing, or another week's weekday. */
export const DayChange = Type.Union([
  Strict({ date: DateOnly, runs: oneOf(['off']), note: text(textLength.name) }),
  Strict({
    date: DateOnly,
    runs: oneOf(['as']),
    week: Type.Integer({ minimum: 1, maximum: timetableLimit.weeks }),
    weekday: Type.Integer({ minimum: 1, maximum: 7 }),
    note: text(textLength.name),
  }),
]);
export type DayChange = Static<typeof DayChange>;

const fields = {
  name: text(textLength.name),
  /** The Monday of week 1. */
  first_monday: DateOnly,
  weeks: Type.Integer({ minimum: 1, maximum: timetableLimit.weeks }),
  /** Empty: the default table holds throughout. */
  period_tables: Type.Array(PeriodTable, { maxItems: 8 }),
  day_changes: Type.Array(DayChange, { maxItems: timetableLimit.dayChanges }),
};
const TermEdit = Type.Object(fields);
/** All that can be set of a term. */
export type TermEdit = Static<typeof TermEdit>;

export const NewTermFields = {
  name: fields.name,
  first_monday: fields.first_monday,
  weeks: fields.weeks,
  period_tables: Type.Optional(fields.period_tables),
  day_changes: Type.Optional(fields.day_changes),
} satisfies Shows<TermEdit>;

export const Term = Type.Object({
  id: Id,
  ...fields,
  courses: Type.Integer({ description: 'How many courses it has' }),
  sample: Type.Boolean(),
  ...stamps,
});
export type Term = Static<typeof Term>;

export const termSchemas = {
  listTerms: { query: Strict(PageQuery), reply: pageOf(Term) },
  createTerm: {
    body: Strict({ id: Type.Optional(Id), ...NewTermFields }),
    reply: Term,
    status: 201,
    example: { name: 'Autumn 2026', first_monday: '2026-09-07', weeks: 18 },
  },
  updateTerm: changeOf(TermEdit, Term),
  deleteTerm: { ifMatch: true, params: IdParams, reply: Done },
  restoreTerm: { params: IdParams, reply: Term },
  loadSampleTerm: {
    reply: Type.Object({ term_id: Id, courses: Type.Integer() }),
    status: 201,
  },
  removeSampleTerm: { reply: Done },
} satisfies Record<string, CallSchema>;
