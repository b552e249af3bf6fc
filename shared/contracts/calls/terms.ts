import { call } from './make-call.ts';

export type * from '../schemas/terms.ts';

const writes = { writes: ['courses'] } as const;

export const listTerms = call('listTerms', 'GET', '/terms', 'user', { reads: ['courses'] });
export const createTerm = call('createTerm', 'POST', '/terms', 'user', writes);
export const updateTerm = call('updateTerm', 'PUT', '/terms/{id}', 'user', writes);
export const deleteTerm = call('deleteTerm', 'DELETE', '/terms/{id}', 'user', writes);
export const restoreTerm = call('restoreTerm', 'POST', '/terms/{id}/restore', 'user', writes);
export const loadSampleTerm = call('loadSampleTerm', 'POST', '/sample-term', 'user', {
  writes: ['courses', 'exams', 'grades', 'tasks', 'transactions'],
});
export const removeSampleTerm = call('removeSampleTerm', 'DELETE', '/sample-term', 'user', {
  writes: ['courses', 'exams', 'grades', 'tasks', 'transactions'],
});
