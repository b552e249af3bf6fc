import { type Static, type TInteger, Type } from 'typebox';
import { compositionPattern, reportLimit } from '../constants/delivery.ts';
import { textLength } from '../constants/limits.ts';
import { columns } from '../constants/modules.ts';
import { type Scope, scopes } from '../constants/scopes.ts';
import type { CallSchema } from './call-schema.ts';
import { DateOnly, Done, Nullable, oneOf, pageOf, Strict, text } from './common.ts';
import { Course } from './courses.ts';
import { FinanceStats, Transaction } from './finance.ts';
import { Kept } from './kept.ts';
import { NotificationPage } from './notifications.ts';
import { ToldBrief } from './planning.ts';
import { Task } from './tasks.ts';
import { Term } from './terms.ts';
import { User } from './user.ts';

const Revisions = Type.Object(
  Object.fromEntries(scopes.map((scope) => [scope, Type.Integer()])) as Record<Scope, TInteger>,
);

export const ModulePlace = Type.Object({
  id: Type.String(),
  visible: Type.Boolean(),
  column: oneOf(columns),
});
export type ModulePlace = Static<typeof ModulePlace>;

const Ring = Type.Object({ completed: Type.Integer(), open: Type.Integer() });

export const systemSchemas = {
  getHealth: { reply: Type.Object({ status: oneOf(['ok']), build: Type.String() }) },
  getReady: { reply: Type.Object({ status: oneOf(['ready']) }) },
  getKept: { reply: Kept },
  getChanges: {
    reply: Type.Object({
      revisions: Revisions,
      global: Type.Integer(),
      build: Type.String(),
      /** The user's date: another one means that 'today' is another day. */
      date: DateOnly,
    }),
  },
  getDashboard: {
    query: Strict({ date: Type.Optional(DateOnly) }),
    reply: Type.Object({
      user: User,
      date: DateOnly,
      tasks: Type.Array(Task),
      /** The lessons of the day's week, and all terms. */
      courses: pageOf(Course),
      terms: pageOf(Term),
      /** The day's, and the figures of its month. */
      transactions: pageOf(Transaction),
      finance: FinanceStats,
      /** The latest. */
      notifications: NotificationPage,
      brief: Nullable(ToldBrief),
      completion: Type.Object({ day: Ring, overall: Ring }),
      /** All of them in the order of the board; saved against the version of `user`. */
      modules: Type.Array(ModulePlace),
    }),
  },
  sendClientReport: {
    body: Strict({
      remote: text(textLength.name),
      version: Type.Optional(text(textLength.name)),
      phase: text(textLength.name),
      message: Type.Optional(text(reportLimit.message)),
      stack: Type.Optional(text(reportLimit.stack)),
      route: Type.Optional(text(textLength.url)),
      composition: Type.Optional(Type.String({ pattern: compositionPattern })),
    }),
    reply: Done,
    status: 202,
    example: {
      remote: 'finance',
      version: '1.0.0-0123456789ab',
      phase: 'render',
      message: 'x is undefined',
    },
  },
  reportStarts: {
    body: Strict({
      releases: Type.Array(
        Strict({
          remote: text(textLength.name),
          version: text(textLength.name),
          /** From asking for it to its being set up. */
          ready_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: reportLimit.readyMs })),
          /** Since the last time that it was told. */
          long_tasks: Type.Optional(Type.Integer({ minimum: 0, maximum: reportLimit.longTasks })),
        }),
        { minItems: 1, maxItems: reportLimit.starts },
      ),
    }),
    reply: Done,
    status: 202,
    example: { releases: [{ remote: 'finance', version: '1.0.0-0123456789ab', ready_ms: 240 }] },
  },
} satisfies Record<string, CallSchema>;
