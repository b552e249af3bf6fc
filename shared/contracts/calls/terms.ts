import { call } from './make-call.ts';

export type * from '../schemas/terms.ts';

const writes = { writes: ['courses'] } as const;

export const listTerms = call('listTerms', 'GET', '/terms', { reads: ['courses'] });
export const createTerm = call('createTerm', 'POST', '/terms', writes);
export const updateTerm = call('updateTerm', 'PUT', '/terms/{id}', writes);
export const deleteTerm = call('deleteTerm', 'DELETE', '/terms/{id}', writes);
export const restoreTerm = call('restoreTerm', 'POST', '/terms/{id}/restore', writes);
export const loadSampleTerm = call('loadSampleTerm', 'POST', '/sample-term', {
  writes: ['courses', 'exams', 'grades', 'tasks', 'transactions'],
});
export const removeSampleTerm = call('removeSampleTerm', 'DELETE', '/sample-term', {
  writes: ['courses', 'exams', 'grades', 'tasks', 'transactions'],
});
