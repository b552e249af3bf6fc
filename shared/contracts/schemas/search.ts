import { type Static, Type } from 'typebox';
import { searchKinds, searchLimit } from '../constants/search.ts';
import type { CallSchema } from './call-schema.ts';
import { DateOnly, Nullable, oneOf, Strict, text } from './common.ts';

export const SearchHit = Type.Object({
  kind: oneOf(searchKinds),
  id: Type.String({ description: 'Of the thing' }),
  title: Type.String(),
  text: Type.String({ description: 'Where it belongs, or what else it says' }),
  date: Nullable(DateOnly),
  time: Nullable(Type.String()),
  /** Of a task. */
  completed: Type.Optional(Type.Boolean()),
  /** Of a course and its lessons. */
  color: Type.Optional(Type.Integer()),
  /** Of a lesson. */
  course_id: Type.Optional(Type.String()),
  /** Of a record: with its sign. */
  amount: Type.Optional(Type.Number()),
  category: Type.Optional(Type.String()),
  /** Of a notification: where it leads. */
  url: Type.Optional(Type.String()),
  marks: Type.Array(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }), {
    description: 'What of the title was meant, as places of letters',
  }),
});
export type SearchHit = Static<typeof SearchHit>;

const SearchGroup = Type.Object({
  kind: oneOf(searchKinds),
  hits: Type.Array(SearchHit),
  total: Type.Integer({
    description: `Of those that were looked at; ${searchLimit.hits} is 'and more'`,
  }),
});
export type SearchGroup = Static<typeof SearchGroup>;

export const searchSchemas = {
  search: {
    query: Strict({
      q: text(searchLimit.query, 1),
      kind: Type.Optional(oneOf(searchKinds)),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: searchLimit.hits })),
    }),
    reply: Type.Object({
      /** In the order of the kinds; none of them is empty. */
      groups: Type.Array(SearchGroup),
      day: Nullable(DateOnly),
      rest: Type.String({ description: 'What of the query is no day' }),
      only_day: Type.Boolean({ description: 'Nothing is called so: these are of that day' }),
    }),
  },
} satisfies Record<string, CallSchema>;
