import { call } from './make-call.ts';

export type * from '../schemas/terms.ts';

export const listTerms = call('listTerms', 'GET', '/terms', 'user', { reads: ['courses'] });
export const createTerm = call('createTerm', 'POST', '/terms', 'user', { writes: ['courses'] });
export const updateTerm = call('updateTerm', 'PUT', '/terms/{id}', 'user', { writes: ['courses'] });
export const deleteTerm = call('deleteTerm', 'DELETE', '/terms/{id}', 'user', {
  writes: ['courses'],
});
export const restoreTerm = call('restoreTerm', 'POST', '/terms/{id}/restore', 'user', {
  writes: ['courses'],
});
export const loadSampleTerm = call('loadSampleTerm', 'POST', '/sample-term', 'user', {
  writes: ['courses', 'exams', 'grades', 'tasks', 'transactions'],
});
export const removeSampleTerm = call('removeSampleTerm', 'DELETE', '/sample-term', 'user', {
  writes: ['courses', 'exams', 'grades', 'tasks', 'transactions'],
});
