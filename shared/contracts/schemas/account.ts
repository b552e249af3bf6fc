import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import { columns } from '../constants/modules.ts';
import type { CallSchema } from './call-schema.ts';
import {
  Done,
  EmailAddress,
  Id,
  IdParams,
  Instant,
  NewPassword,
  oneOf,
  Strict,
  text,
  Username,
  Version,
} from './common.ts';
import { ModulePlace } from './system.ts';
import { User } from './user.ts';

const anyLength = text(1_000);

export const Session = Type.Object({
  id: Id,
  /** What the browser called itself when it signed in. */
  user_agent: Type.String(),
  address: Type.String(),
  created_at: Instant,
  last_seen_at: Instant,
  /** The session that asks. */
  current: Type.Boolean(),
});
export type Session = Static<typeof Session>;

/** Every module in the order of the board, and the version to save the next order against. */
const Layout = Type.Object({ modules: Type.Array(ModulePlace), version: Version });
export type Layout = Static<typeof Layout>;

const PlacedModule = Strict({
  id: text(textLength.name, 1),
  visible: Type.Boolean(),
  column: oneOf(columns),
});

/** A body that is no object at all. */
const invalidUpdate = { 'x-error': 'user.invalid_update' };

export const accountSchemas = {
  updateProfile: {
    ifMatch: true,
    body: Strict(
      {
        username: Type.Optional(Username),
        email: Type.Optional(EmailAddress),
        bio: Type.Optional(text(textLength.bio)),
      },
      invalidUpdate,
    ),
    reply: User,
    example: {
      username: 'lin_student',
      email: 'lin@example.org',
      bio: 'Second year, computer science',
    },
  },
  updateUsername: {
    ifMatch: true,
    body: Strict({ username: Username }, invalidUpdate),
    reply: User,
    example: { username: 'lin_student' },
  },
  updateEmail: {
    ifMatch: true,
    body: Strict({ email: EmailAddress }, invalidUpdate),
    reply: User,
    example: { email: 'lin@example.org' },
  },
  askEmailAgain: { reply: User },
  withdrawEmail: { reply: User },
  updateBio: {
    ifMatch: true,
    body: Strict({ bio: text(textLength.bio) }, invalidUpdate),
    reply: User,
    example: { bio: 'Second year, computer science' },
  },
  changePassword: {
    body: Strict({
      currentPassword: { ...anyLength, 'x-missing': 'user.current_password_required' },
      newPassword: NewPassword,
      confirmPassword: Type.Optional(anyLength),
      /** The calendar's address stops working too; sessions and their push messages end in any case. */
      endFeeds: Type.Optional(Type.Boolean()),
    }),
    reply: Done,
    example: { currentPassword: 'red-black-tree', newPassword: 'left-leaning-tree' },
  },
  replacePassword: {
    body: Strict({ old_password: anyLength, new_password: NewPassword }),
    reply: Done,
    example: { old_password: 'red-black-tree', new_password: 'left-leaning-tree' },
  },
  uploadAvatar: {
    upload: { type: 'multipart/form-data', field: 'avatar' },
    reply: Type.Object({ success: Type.Boolean(), avatarUrl: Type.String() }),
  },
  getLayout: { reply: Layout },
  updateLayout: {
    /** In the order of the board; an empty list is the default one. */
    body: Strict({ modules: Type.Array(PlacedModule, { maxItems: 200 }) }),
    ifMatch: true,
    reply: Layout,
    example: { modules: [{ id: 'tasks', visible: true, column: 'middle' }] },
  },
  listSessions: { reply: Type.Object({ items: Type.Array(Session) }) },
  deleteSession: { params: IdParams, reply: Done },
  endOtherSessions: { reply: Type.Object({ ended: Type.Integer() }) },
  exportUser: { media: 'application/zip' },
  deleteUser: {
    body: Strict({ password: anyLength }),
    reply: Done,
    example: { password: 'red-black-tree' },
  },
} satisfies Record<string, CallSchema>;
