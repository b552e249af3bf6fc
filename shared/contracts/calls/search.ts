import { call } from './make-call.ts';

export type * from '../schemas/search.ts';

/** Everything of a person, by words in any order, by pinyin, by day. Nobody keeps what was typed on the way. */
export const search = call('search', 'GET', '/search');
