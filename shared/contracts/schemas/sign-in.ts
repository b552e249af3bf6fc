import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import {
  newAccountRules,
  providerKinds,
  providerLimits,
  schoolRoles,
} from '../constants/sign-in.ts';
import type { CallSchema } from './call-schema.ts';
import { Done, Id, IdParams, Instant, Nullable, oneOf, Strict, stamps, text } from './common.ts';

const name = text(textLength.name, 1);
const value = text(textLength.title, 1);

/** What the sign-in page shows of a provider. */
export const SignInWay = Type.Object({
  id: Id,
  name_zh: Type.String(),
  name_en: Type.String(),
  mark: Type.String(),
});
export type SignInWay = Static<typeof SignInWay>;

const editable = {
  name_zh: name,
  name_en: name,
  /** One to four letters that stand for it. */
  mark: text(providerLimits.mark, 1),
  /** The issuer, or where the CAS server begins. */
  address: text(textLength.url, 1),
  client_id: text(textLength.title),
  /** The claim that names roles or groups, with dots into objects: `realm_access.roles`. */
  role_claim: text(textLength.title),
  role_rules: Type.Array(Strict({ value, role: oneOf(schoolRoles) }), {
    maxItems: providerLimits.rules,
  }),
  new_accounts: oneOf(newAccountRules),
  /** Values of `amr` or `acr` by which the provider has seen a second factor; none, and ours is asked for. */
  factor_values: Type.Array(value, { maxItems: providerLimits.rules }),
  /** Only after a test that went well with the present address, client and secret. */
  enabled: Type.Boolean(),
};

export const SignInProvider = Type.Object({
  id: Id,
  kind: oneOf(providerKinds),
  ...editable,
  has_secret: Type.Boolean(),
  tested_at: Nullable(Instant),
  ...stamps,
});
export type SignInProvider = Static<typeof SignInProvider>;

const changes = {
  ...Type.Partial(Type.Object(editable)).properties,
  /** Stays as it is where it is left out or empty. */
  client_secret: Type.Optional(text(textLength.url)),
};

/** One of one's own ways in through the school. */
export const SignInLink = Type.Object({
  ...SignInWay.properties,
  /** Null where the account is not connected with it. */
  linked_at: Nullable(Instant),
  last_used_at: Nullable(Instant),
  /** False for the last way in. */
  can_unlink: Type.Boolean(),
});
export type SignInLink = Static<typeof SignInLink>;

const LeadsTo = Type.Object({ url: Type.String() });
/** All that stood behind the question mark when the school led back. */
const answer = text(8_000, 1);

export const signInSchemas = {
  listSignInProviders: {
    reply: Type.Object({
      items: Type.Array(SignInProvider),
      /** To be entered at the other side; empty while the server does not know its own address. */
      return_address: Type.String(),
    }),
  },
  createSignInProvider: {
    body: Strict({
      id: Type.Optional(Id),
      kind: oneOf(providerKinds),
      ...changes,
      name_zh: name,
      name_en: name,
      mark: editable.mark,
      address: editable.address,
    }),
    reply: SignInProvider,
    status: 201,
    example: {
      kind: 'oidc',
      name_zh: '统一身份认证',
      name_en: 'Campus account',
      mark: '校',
      address: 'https://sso.example.org/realms/campus',
      client_id: 'board',
    },
  },
  updateSignInProvider: {
    ifMatch: true,
    params: IdParams,
    body: Strict(changes),
    reply: SignInProvider,
  },
  deleteSignInProvider: { ifMatch: true, params: IdParams, reply: Done },
  /** Asks the other side as it stands in the row; one that answers rightly may be enabled. */
  testSignInProvider: {
    params: IdParams,
    reply: Type.Object({ success: Type.Boolean(), message: Type.String() }),
  },
  orderSignInProviders: {
    body: Strict({ ids: Type.Array(Id, { maxItems: providerLimits.providers }) }),
    reply: Done,
  },
  beginSchoolSignIn: {
    params: IdParams,
    body: Strict({
      /** The page that was wanted. */
      redirect: Type.Optional(text(textLength.url)),
    }),
    reply: LeadsTo,
  },
  listSignInLinks: { reply: Type.Object({ items: Type.Array(SignInLink) }) },
  beginSignInLink: {
    params: IdParams,
    body: Strict({ password: text(1_000) }),
    reply: LeadsTo,
  },
  finishSignInLink: { body: Strict({ answer }), reply: Done },
  beginSchoolProof: {
    params: IdParams,
    body: Strict({ redirect: Type.Optional(text(textLength.url)) }),
    reply: LeadsTo,
  },
  finishSchoolProof: {
    body: Strict({ answer }),
    reply: Type.Object({ success: Type.Boolean(), redirect: Nullable(Type.String()) }),
  },
  removeSignInLink: { params: IdParams, reply: Done },
} satisfies Record<string, CallSchema>;

export const schoolAnswer = answer;
