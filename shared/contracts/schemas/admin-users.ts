import { type Static, Type } from 'typebox';
import { classImportLimit, textLength, usersAtOnce } from '../constants/limits.ts';
import { roles } from '../constants/roles.ts';
import { Session } from './account.ts';
import type { CallSchema } from './call-schema.ts';
import {
  DateOnly,
  Done,
  EmailAddress,
  Id,
  IdParams,
  Instant,
  NewPassword,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  Strict,
  text,
  Username,
  Version,
} from './common.ts';

const status = oneOf(['active', 'inactive']);
const group = text(textLength.name);

export const AdminUser = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  role: oneOf(roles),
  status,
  is_active: Type.Boolean(),
  /** The day with which the account is disabled by itself. */
  inactive_on: Nullable(DateOnly),
  /** A word of whoever administrates, such as a class or a faculty; '' for none. */
  group: Type.String(),
  avatar: Nullable(Type.String()),
  last_seen_at: Nullable(Instant),
  created_at: Instant,
  version: Version,
});
export type AdminUser = Static<typeof AdminUser>;

/** What is to be handed to a person, once: it opens the page where he chooses his password. */
export const PasswordLink = Type.Object({
  /** A path of this site; with the public address in front where the server knows it. */
  link: Type.String(),
  expires_at: Instant,
});
export type PasswordLink = Static<typeof PasswordLink>;

export const ImportedUser = Type.Object({
  /** The line of the file, counted from 1. */
  line: Type.Integer(),
  username: Type.String(),
  email: Type.String(),
  /** Why this line cannot be taken; null when it can. */
  problem: Nullable(Type.String()),
  /** The first password, shown this once; null in a preview and where the file brought one. */
  password: Nullable(Type.String()),
  /** Instead of it where links are asked for. */
  link: Nullable(Type.String()),
});
export type ImportedUser = Static<typeof ImportedUser>;

/** How the people of a class file come in: by a first password on paper, a link each, or a mail with one. */
const handovers = ['passwords', 'links', 'mail'] as const;

const ChangedUser = Type.Object({
  id: Id,
  username: Type.String(),
  role: oneOf(roles),
  status,
  /** Why this one cannot be changed; null when it can. */
  problem: Nullable(Type.String()),
});
export type ChangedUser = Static<typeof ChangedUser>;

const userSortings = ['newest', 'oldest', 'username', 'last_seen'] as const;

export const adminUserSchemas = {
  listAdminUsers: {
    query: Strict({
      ...PageQuery,
      search: Type.Optional(text(textLength.name)),
      role: Type.Optional(oneOf(roles)),
      status: Type.Optional(status),
      sort: Type.Optional(oneOf(userSortings)),
    }),
    reply: pageOf(AdminUser),
  },
  createAdminUser: {
    body: Strict({
      username: Username,
      email: EmailAddress,
      role: Type.Optional(oneOf(roles)),
      group: Type.Optional(group),
      /** Left out: the reply holds a link with which the person chooses one. */
      password: Type.Optional(NewPassword),
    }),
    reply: Type.Object({ user: AdminUser, password_link: Nullable(PasswordLink) }),
    status: 201,
    example: { username: 'lin_student', email: 'lin@example.org', role: 'student' },
  },
  importAdminUsers: {
    body: Strict({
      /** Columns username, email and perhaps password and group, by name in the first line or in this order. */
      csv: text(classImportLimit.characters, 1),
      /** Only says what would happen. */
      preview: Type.Optional(Type.Boolean()),
      handover: Type.Optional(oneOf(handovers)),
    }),
    reply: Type.Object({
      items: Type.Array(ImportedUser),
      added: Type.Integer(),
      refused: Type.Integer(),
      can_mail: Type.Boolean(),
    }),
    example: { csv: 'username,email\nlin_student,lin@example.org\n', preview: true },
  },
  updateAdminUser: {
    ifMatch: true,
    params: IdParams,
    body: Strict({
      username: Type.Optional(Username),
      email: Type.Optional(EmailAddress),
      role: Type.Optional(oneOf(roles)),
      status: Type.Optional(status),
      /** The same column as `status`. */
      is_active: Type.Optional(Type.Boolean()),
      inactive_on: Type.Optional(Nullable(DateOnly)),
      group: Type.Optional(group),
    }),
    reply: AdminUser,
    example: { email: 'lin@example.org', role: 'teacher' },
  },
  changeAdminUsers: {
    body: Strict({
      search: Type.Optional(text(textLength.name)),
      role: Type.Optional(oneOf(roles)),
      status: Type.Optional(status),
      /** Of those found only these. */
      ids: Type.Optional(Type.Array(Id, { maxItems: usersAtOnce })),
      to: Strict({
        role: Type.Optional(oneOf(roles)),
        status: Type.Optional(status),
        inactive_on: Type.Optional(Nullable(DateOnly)),
        group: Type.Optional(group),
      }),
      /** Only says what would happen. */
      preview: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({
      items: Type.Array(ChangedUser),
      changed: Type.Integer(),
      refused: Type.Integer(),
    }),
    example: { search: 'class_3', role: 'student', to: { status: 'inactive' }, preview: true },
  },
  updateUserStatus: {
    ifMatch: true,
    params: IdParams,
    body: Strict({ status }),
    reply: AdminUser,
    example: { status: 'inactive' },
  },
  deleteAdminUser: { ifMatch: true, params: IdParams, reply: Done },
  removeUserSecondFactor: { params: IdParams, reply: Done },
  resetUserPassword: { params: IdParams, reply: PasswordLink, status: 201 },
  listUserSessions: { params: IdParams, reply: Type.Object({ items: Type.Array(Session) }) },
  endUserSession: { params: Strict({ id: Id, session_id: Id }), reply: Done },
  endUserSessions: { params: IdParams, reply: Type.Object({ ended: Type.Integer() }) },
} satisfies Record<string, CallSchema>;
