import { Type } from 'typebox';
import { locales } from '../constants/locales.ts';
import type { CallSchema } from './call-schema.ts';
import {
  Done,
  EmailAddress,
  NewPassword,
  Nullable,
  oneOf,
  Strict,
  text,
  Username,
} from './common.ts';
import { PasskeyAnswer } from './passkeys.ts';
import { SecondCode } from './second-factor.ts';
import { SignInWay, schoolAnswer } from './sign-in.ts';
import { User } from './user.ts';

const anyLength = text(1_000);

/** How the page that signs in looks to whoever sits before it. */
const browser = {
  timeZone: Type.Optional(text(100)),
  language: Type.Optional(oneOf(locales)),
  darkMode: Type.Optional(Type.Boolean()),
};

/** Why somebody would guess a password among the first. */
export const weaknesses = ['common', 'name', 'leaked'] as const;

const SignedIn = Type.Object({ success: Type.Boolean(), user: User, token: Type.String() });

/** Of a mail; it is used up. */
const emailLink = {
  body: Strict({ token: anyLength }),
  reply: Type.Object({ success: Type.Boolean(), email: Type.String() }),
  example: { token: 'the-token-of-the-link' },
};

export const authSchemas = {
  register: {
    body: Strict({
      username: Username,
      email: EmailAddress,
      password: NewPassword,
      /** Ignored: everybody begins as a student. */
      role: Type.Optional(Type.Unknown()),
      remember: Type.Optional(Type.Boolean()),
      ...browser,
    }),
    reply: SignedIn,
    status: 201,
    example: {
      username: 'lin_student',
      email: 'lin@example.org',
      password: 'red-black-tree',
      darkMode: true,
    },
  },
  login: {
    body: Strict({
      username: anyLength,
      password: anyLength,
      remember: Type.Optional(Type.Boolean()),
      /** Asked for by `auth.code_required`, of whoever has a second factor. */
      code: Type.Optional(SecondCode),
      /** Instead of a code. */
      passkey: Type.Optional(PasskeyAnswer),
      /** Taken over by an account that nobody has used from a browser yet. */
      ...browser,
    }),
    reply: SignedIn,
    example: { username: 'lin_student', password: 'red-black-tree', remember: true },
  },
  /** Of what the school has led back with; `password` connects an account that is there already. */
  finishSchoolSignIn: {
    body: Strict({
      answer: schoolAnswer,
      password: Type.Optional(anyLength),
      code: Type.Optional(SecondCode),
      ...browser,
    }),
    reply: Type.Object({ ...SignedIn.properties, redirect: Nullable(Type.String()) }),
    example: { answer: 'state=6Gk&code=Xq3' },
  },
  /** Where the school's session ends as well, if this one came from there. */
  logout: {
    reply: Type.Object({ success: Type.Boolean(), school_logout: Nullable(Type.String()) }),
  },
  signInWithPasskey: {
    body: Strict({ passkey: PasskeyAnswer, remember: Type.Optional(Type.Boolean()), ...browser }),
    reply: SignedIn,
    example: {
      passkey: {
        id: 'c2FtcGxlLWNyZWRlbnRpYWw',
        clientDataJSON: 'e30',
        authenticatorData: 'AAAA',
        signature: 'MEUC',
      },
      remember: true,
    },
  },
  verifySession: { reply: Type.Object({ success: Type.Boolean(), user: User }) },
  refreshToken: { reply: Type.Object({ success: Type.Boolean(), token: Type.String() }) },
  getSignInOptions: {
    reply: Type.Object({
      passwordReset: Type.Boolean(),
      passwordMinLength: Type.Integer(),
      /** False where all but the super administrator come through their school. */
      localPasswords: Type.Boolean(),
      schools: Type.Array(SignInWay),
      /** The only host at which passkeys work; null where there is none. */
      passkeyHost: Nullable(Type.String()),
    }),
  },
  judgePassword: {
    body: Strict({ password: anyLength, username: Type.Optional(anyLength) }),
    reply: Type.Object({ weakness: Nullable(oneOf(weaknesses)) }),
    example: { password: '123456', username: 'lin_student' },
  },
  requestPasswordReset: {
    body: Strict({ email: EmailAddress }),
    reply: Done,
    status: 202,
    example: { email: 'lin@example.org' },
  },
  resetPassword: {
    body: Strict({
      token: anyLength,
      password: NewPassword,
      /** What reads the calendar without a password ends as well. */
      endFeeds: Type.Optional(Type.Boolean()),
    }),
    reply: Done,
    example: { token: 'the-token-of-the-link', password: 'left-leaning-tree' },
  },
  confirmEmail: emailLink,
  takeBackEmail: emailLink,
} satisfies Record<string, CallSchema>;
