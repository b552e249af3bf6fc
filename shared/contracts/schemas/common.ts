import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { calendarYears, email, pageLimit, password, username } from '../constants/limits.ts';

/** An object that refuses what it does not know. */
export function Strict<Properties extends TProperties>(properties: Properties, options = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** A reply shows all that can be set. */
export type Shows<Editable> = Record<keyof Editable, TSchema> & TProperties;

/** UUID in lower case; the server and clients make version 7. */
export const Id = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});
const monthPattern = `${calendarYears.pattern}-(0[1-9]|1[0-2])`;
export const DateOnly = Type.String({
  pattern: `^${monthPattern}-(0[1-9]|[12]\\d|3[01])$`,
  format: 'calendar-date',
});
export const Month = Type.String({ pattern: `^${monthPattern}$`, format: 'calendar-month' });
export const ClockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
export const TimeRange = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$',
});
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})$',
  format: 'instant',
});
export const Version = Type.Integer({ minimum: 1 });
/** What a thing that is kept says of itself. */
export const stamps = { version: Version, created_at: Instant, updated_at: Instant };

export const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** The verbs check these, with errors of their own; forms learn of both from `pnpm fields`. */
const ruled = ({ pattern, max }: { pattern: string; max?: number }, error: string) =>
  Type.String({ maxLength: 1_000, 'x-form': { pattern, error, fill: { max } } });
export const Username = ruled(username, 'auth.username_format');
export const EmailAddress = ruled(email, 'auth.email_format');
export const NewPassword = ruled(password, 'auth.password_long');

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return Type.Unsafe<Values[number]>(Type.Enum([...values]));
}
export const Nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const IdParams = Strict({ id: Id });

/** The call that changes what is given of a thing, which it then shows. */
export const changeOf = <Edit extends TProperties, Thing extends TSchema>(
  edit: TObject<Edit>,
  reply: Thing,
) => ({
  ifMatch: true as const,
  params: IdParams,
  body: Strict(Type.Partial(edit).properties),
  reply,
});

/** Query values arrive as text; the server reads numbers and booleans out of it before it checks. */
export const PageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: pageLimit.max })),
};

export const Pagination = Type.Object({
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  total_pages: Type.Integer(),
  has_next: Type.Boolean(),
  has_prev: Type.Boolean(),
});
export type Pagination = Static<typeof Pagination>;

export const pageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item), pagination: Pagination });

export const Done = Type.Object({ success: Type.Boolean() });

export const ErrorReply = Type.Object({
  success: Type.Boolean(),
  code: Type.String(),
  message: Type.String(),
  request_id: Type.Optional(Type.String()),
  details: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
  /** The thing as it stands, with a 412. */
  current: Type.Optional(Type.Unknown()),
});
export type ErrorReply = Static<typeof ErrorReply>;
