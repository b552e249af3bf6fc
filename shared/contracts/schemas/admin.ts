import { type Static, Type } from 'typebox';
import { adminLogLimit, textLength } from '../constants/limits.ts';
import { roles, withholdable } from '../constants/roles.ts';
import { AdminUser } from './admin-users.ts';
import type { CallSchema } from './call-schema.ts';
import {
  DateOnly,
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  Strict,
  text,
} from './common.ts';
import { Kept } from './kept.ts';

export const Settings = Type.Object({
  maintenanceMode: Type.Boolean(),
  autoBackup: Type.Boolean(),
  emailNotifications: Type.Boolean(),
  /** Who does nothing before he has a second factor. */
  secondFactorRoles: Type.Array(oneOf(roles), { maxItems: roles.length }),
  /** False: all but super administrators sign in through their school. */
  localPasswords: Type.Boolean(),
  /** What roles could do, and by the super administrator's word do not. */
  withheld: Type.Array(oneOf(withholdable), { maxItems: withholdable.length }),
  /** How long what stays for a time stays. */
  kept: Kept,
});
export type Settings = Static<typeof Settings>;

export const AdminStats = Type.Object({
  total_users: Type.Integer(),
  /** Who joined within seven days. */
  new_users: Type.Integer(),
  /** Courses of all users with a lesson in the next seven days. */
  active_courses: Type.Integer(),
  /** Open tasks of all users. */
  pending_tasks: Type.Integer(),
  /** Lines of the log of the last 24 hours with the level warning or error. */
  system_warnings: Type.Integer(),
  /** The areas that these lines name, the latest first. */
  warning_modules: Type.Array(Type.String()),
});
export type AdminStats = Static<typeof AdminStats>;

const level = oneOf(['info', 'warning', 'error']);

export const LogEntry = Type.Object({
  id: Id,
  level,
  module: Type.String(),
  timestamp: Instant,
  message: Type.String(),
  request_id: Type.String(),
});
export type LogEntry = Static<typeof LogEntry>;

const LogPage = Type.Object({
  items: Type.Array(LogEntry),
  limit: Type.Integer(),
  offset: Type.Integer(),
  has_more: Type.Boolean(),
});

const Resource = Type.Object({
  usage_percent: Type.Number(),
  used: Type.Number(),
  total: Type.Number(),
});

export const ServerInfo = Type.Object({
  resources: Type.Object({
    /** `used` and `total` in cores. */
    cpu: Resource,
    /** In bytes, as is the disk of the data folder. */
    memory: Resource,
    disk: Resource,
  }),
  uptime: Type.Object({ seconds: Type.Integer(), formatted: Type.String() }),
  build: Type.String(),
  node: Type.String(),
  database: oneOf(['sqlite', 'postgres']),
});
export type ServerInfo = Static<typeof ServerInfo>;

/** What all instances were at within five minutes; counted, or as it stood at their end. */
export const HealthSample = Type.Object({
  at: Instant,
  instances: Type.Integer(),
  requests: Type.Integer(),
  /** Answers of 500 and above. */
  errors: Type.Integer(),
  /** Reported by browsers, of remotes. */
  remote_errors: Type.Integer(),
  /** Tries of jobs. */
  failed_jobs: Type.Integer(),
  /** Longest of a hundred turns of the event loop, where it was worst. */
  loop_ms: Type.Integer(),
  busy: Type.Integer(),
  waiting: Type.Integer(),
  streams: Type.Integer(),
  /** In bytes, where there is least. */
  disk_free: Type.Integer(),
});
export type HealthSample = Static<typeof HealthSample>;

/** Statements of one shape, of all instances and hours in which one of them was slow. */
export const SlowStatement = Type.Object({
  /** Without values. */
  shape: Type.String(),
  times: Type.Integer(),
  slowest_ms: Type.Integer(),
  /** What 95 of 100 took at most, where and when it was worst. */
  p95_ms: Type.Integer(),
});
export type SlowStatement = Static<typeof SlowStatement>;

/** What goes out of one kind: counted over the day, and as it stands. */
export const Outgoing = Type.Object({
  kind: oneOf(['mail.send', 'notifications.push']),
  sent: Type.Integer(),
  /** Tries. */
  failed: Type.Integer(),
  waiting: Type.Integer(),
  /** Not tried again. */
  dead: Type.Integer(),
  /** Of those that wait for another try, or for none. */
  reasons: Type.Array(Type.Object({ reason: Type.String(), jobs: Type.Integer() })),
});
export type Outgoing = Static<typeof Outgoing>;

/** How what is done with backups ended, the last time. */
export const BackupOutcome = Type.Object({
  at: Instant,
  /** Its name; empty where it did not come to one. */
  backup: Type.String(),
  /** That were restored. */
  rows: Type.Integer(),
  ms: Type.Integer(),
  /** In words; null where all went well. */
  failure: Nullable(Type.String()),
  succeeded_at: Nullable(Instant),
});
export type BackupOutcome = Static<typeof BackupOutcome>;

export const Health = Type.Object({
  since: Instant,
  samples: Type.Array(HealthSample),
  jobs: Type.Array(
    Type.Object({
      kind: Type.String(),
      state: oneOf(['ready', 'running', 'dead']),
      jobs: Type.Integer(),
      /** When the first of them is to be done. */
      due: Instant,
    }),
  ),
  slow: Type.Array(SlowStatement),
  outgoing: Type.Array(Outgoing),
  /** In the folder of the instance that answers. */
  last_backup: Nullable(Instant),
  /** Whether backups are copied off the host. */
  copies: Type.Boolean(),
  last_copy: Nullable(BackupOutcome),
  /** The last backup that was restored for practice. */
  last_drill: Nullable(BackupOutcome),
});
export type Health = Static<typeof Health>;

export const AuditEntry = Type.Object({
  id: Id,
  at: Instant,
  actor_id: Type.String(),
  actor_name: Type.String(),
  action: Type.String(),
  target: Type.String(),
  /** JSON. */
  details: Type.String(),
  request_id: Type.String(),
  address: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;
const AuditLine = Type.Object({
  ...AuditEntry.properties,
  /** The username of whom it was done to, while there is one. */
  target_name: Nullable(Type.String()),
});
export type AuditLine = Static<typeof AuditLine>;

/** Words of what was done, by whom, to what and from where, between two days of the asker. */
const auditFilter = {
  search: Type.Optional(text(textLength.name)),
  start_date: Type.Optional(DateOnly),
  end_date: Type.Optional(DateOnly),
};

const jobStates = ['ready', 'running', 'done', 'dead'] as const;

export const Job = Type.Object({
  id: Id,
  kind: Type.String(),
  /** The username of whose it is, where it is one person's. */
  person: Nullable(Type.String()),
  state: oneOf(jobStates),
  run_at: Instant,
  attempts: Type.Integer(),
  last_error: Nullable(Type.String()),
  created_at: Instant,
  finished_at: Nullable(Instant),
  /** Done every day or oftener; run now, the planned one stays. */
  daily: Type.Boolean(),
});
export type Job = Static<typeof Job>;

const Tried = Type.Object({ success: Type.Boolean(), message: Type.String() });

export const adminSchemas = {
  getAdminData: {
    reply: Type.Object({
      stats: AdminStats,
      settings: Settings,
      users: pageOf(AdminUser),
      logs: LogPage,
    }),
  },
  getAdminStats: { reply: AdminStats },
  getAdminSettings: { reply: Settings },
  updateAdminSettings: {
    body: Strict(Type.Partial(Settings).properties),
    reply: Settings,
    example: { maintenanceMode: false, autoBackup: true, emailNotifications: true },
  },
  getServerInfo: { reply: ServerInfo },
  getHealthOfServers: { reply: Health },
  listLogs: {
    query: Strict({
      level: Type.Optional(level),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 * adminLogLimit })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    }),
    reply: LogPage,
  },
  createLog: {
    body: Strict({
      level,
      module: Type.Optional(text(textLength.name)),
      message: text(2_000, 1),
    }),
    reply: LogEntry,
    status: 201,
    example: { level: 'info', module: 'console', message: 'Mail server moved' },
  },
  deleteLog: { params: IdParams, reply: Done },
  /** Everything, or one level alone. */
  clearLogs: {
    body: Type.Optional(Strict({ level: Type.Optional(level) })),
    reply: Type.Object({ deleted: Type.Integer() }),
    example: { level: 'info' },
  },
  /** The latest first; `before` is the id of the last entry that is known. */
  listAudit: {
    query: Strict({
      ...auditFilter,
      before: Type.Optional(Id),
      limit: PageQuery.limit,
    }),
    reply: Type.Object({ items: Type.Array(AuditLine), has_more: Type.Boolean() }),
  },
  exportAudit: { media: 'text/csv; charset=utf-8', query: Strict(auditFilter) },
  listJobs: {
    query: Strict({ ...PageQuery, state: Type.Optional(oneOf(jobStates)) }),
    reply: pageOf(Job),
  },
  runJob: { params: IdParams, reply: Job },
  testMail: {
    body: Strict({ to: text(300, 1) }),
    reply: Tried,
    example: { to: 'lin@example.org' },
  },
  testEducation: {
    body: Strict({ apiPath: text(textLength.url, 1), apiKey: text(500, 1) }),
    reply: Tried,
    example: { apiPath: 'https://school.example.org/courses', apiKey: 'key' },
  },
  clearCache: { reply: Type.Object({ success: Type.Boolean() }) },
} satisfies Record<string, CallSchema>;
