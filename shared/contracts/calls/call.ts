import type { Permission } from '../constants/roles.ts';
import type { Scope } from '../constants/scopes.ts';

export type { Scope };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `public` needs no token, `token` one that the call reads by itself (a session's to be
 * renewed, or that of a deployer), the others name the least role that suffices.
 */
export type Access = 'public' | 'token' | 'user' | 'teacher' | 'admin' | 'super_admin';

export interface CallShape {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  reply?: unknown;
}

/**
 * One call of the API: all a browser has to know of it at run time.
 * The shape exists for the compiler alone; it comes from the schema of the same name.
 */
export interface Call<Shape extends CallShape = CallShape> {
  readonly name: string;
  readonly method: Method;
  /** Below `/api`, parameters in braces: `/tasks/{id}`. */
  readonly path: string;
  readonly access: Access;
  /** Of those who may administrate, only who holds all of these. */
  readonly needs?: readonly Permission[];
  /** The scopes that a GET reads; makes the reply conditional and tells a change which replies are stale. */
  readonly reads?: readonly Scope[];
  /** The scopes that a successful write makes stale for the browser that sent it. */
  readonly writes?: readonly Scope[];
  /** Which of them it writes, its thing decides: an API token needs those, and no other. */
  readonly writesSome?: true;
  /**
   * Whether it may be sent again when no answer came. A POST or PATCH may as long as the server
   * keeps its reply under the `Idempotency-Key`. It does not for replies with secrets and work that
   * waits for more than queries: there a second send is a second deed, or is refused for what the
   * first one did.
   */
  readonly repeatable?: false;
  /**
   * Matters so much that whoever has a second factor shows it once more, unless he just did; 'partly'
   * where only some of what it can do does.
   */
  readonly matters?: true | 'partly';
  /** Its 401 speaks of a password, not of the token. */
  readonly signsIn?: true;
  readonly shape?: Shape;
}

/** Sent with an `Idempotency-Key`, under which the server does it once. */
export const isKeyed = ({ method, repeatable }: Pick<Call, 'method' | 'repeatable'>): boolean =>
  (method === 'POST' || method === 'PATCH') && repeatable !== false;

type Present<Shape, Key extends keyof CallShape> = Shape extends { [K in Key]: infer Value }
  ? unknown extends Value
    ? object
    : object extends Value
      ? { [K in Key]?: Value }
      : { [K in Key]: Value }
  : object;

/** What a caller hands over: `{ params, query, body }`, each only where the call has it. */
export type InputOf<C> =
  C extends Call<infer Shape>
    ? Present<Shape, 'params'> & Present<Shape, 'query'> & Present<Shape, 'body'>
    : never;

export type ReplyOf<C> = C extends Call<infer Shape> ? Shape['reply'] : never;
export type BodyOf<C> = C extends Call<infer Shape> ? Shape['body'] : never;
export type QueryOf<C> = C extends Call<infer Shape> ? Shape['query'] : never;
