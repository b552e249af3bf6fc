import type { ShapeOf } from '../schemas/call-schema.ts';
import type { searchSchemas } from '../schemas/search.ts';
import type { Call } from './call.ts';

export type { SearchGroup, SearchHit } from '../schemas/search.ts';

type Shape = ShapeOf<(typeof searchSchemas)['search']>;

/** Everything of a person, by words in any order, by pinyin, by day. Nobody keeps what was typed on the way. */
export const search: Call<Shape> & { readonly name: 'search' } = {
  name: 'search',
  method: 'GET',
  path: '/search',
  access: 'user',
};
