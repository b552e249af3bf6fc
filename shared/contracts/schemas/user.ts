import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import { locales } from '../constants/locales.ts';
import { priorities } from '../constants/priorities.ts';
import { permissions, roles } from '../constants/roles.ts';
import { taskStates, taskViewsPerPerson } from '../constants/tasks.ts';
import { categoryRulesPerPerson } from '../constants/transactions.ts';
import type { CallSchema } from './call-schema.ts';
import { DateOnly, Id, Instant, Nullable, oneOf, Strict, text, Version } from './common.ts';
import { CategoryRule } from './finance.ts';
import { Tag } from './tasks.ts';

/** What the page of tasks shows under a name that somebody gave it. */
export const TaskView = Strict({
  name: text(40, 1),
  state: oneOf(taskStates),
  search: Type.Optional(text(textLength.name)),
  priority: Type.Optional(oneOf(priorities)),
  reminder: Type.Optional(Type.Boolean()),
  course: Type.Optional(text(textLength.name, 1)),
  tag: Type.Optional(Tag),
  from: Type.Optional(DateOnly),
  to: Type.Optional(DateOnly),
  /** Groups stand below each other unless they stand side by side. */
  shape: Type.Optional(oneOf(['columns'])),
});
export type TaskView = Static<typeof TaskView>;

export const Preferences = Type.Object({
  darkMode: Type.Boolean(),
  emailNotifications: Type.Boolean(),
  desktopNotifications: Type.Boolean(),
  language: oneOf(locales),
  timeZone: Type.String(),
  /** False: nothing that is said with the assistant is stored. */
  keepConversations: Type.Optional(Type.Boolean()),
  taskViews: Type.Optional(Type.Array(TaskView, { maxItems: taskViewsPerPerson })),
  categoryRules: Type.Optional(Type.Array(CategoryRule, { maxItems: categoryRulesPerPerson })),
});
export type Preferences = Static<typeof Preferences>;

export const User = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  /** Waits to be confirmed: a new address, or the account's own. */
  pendingEmail: Nullable(Type.String()),
  role: oneOf(roles),
  permissions: Type.Array(oneOf(permissions)),
  is_active: Type.Boolean(),
  status: oneOf(['active', 'inactive']),
  bio: Type.String(),
  avatar: Nullable(Type.String()),
  preferences: Preferences,
  eduBinding: Type.Object({ isBound: Type.Boolean(), apiPath: Nullable(Type.String()) }),
  completedTasks: Type.Integer(),
  inProgressTasks: Type.Integer(),
  daysJoined: Type.Integer(),
  created_at: Instant,
  version: Version,
});
export type User = Static<typeof User>;

const preferenceFields = {
  ...Type.Partial(Preferences).properties,
  timeZone: Type.Optional(text(100)),
};

export const userSchemas = {
  getProfile: { reply: User },
  getSettings: { reply: User },
  updatePreferences: {
    ifMatch: true,
    body: Strict(
      {
        ...preferenceFields,
        /** All at once, as an object or as JSON text. */
        preferences: Type.Optional(Type.Union([Strict(preferenceFields), text(40_000)])),
      },
      { 'x-error': 'user.invalid_update' },
    ),
    reply: User,
    example: { darkMode: true, emailNotifications: false },
  },
} satisfies Record<string, CallSchema>;
