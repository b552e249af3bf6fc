import type { termSchemas } from '../schemas/terms.ts';
import type { CallOf } from './call.ts';

export type {
  DayChange,
  PeriodTable,
  Term,
  TermEdit,
} from '../schemas/terms.ts';

type TermCall<Name extends keyof typeof termSchemas> = CallOf<typeof termSchemas, Name>;

export const listTerms: TermCall<'listTerms'> = {
  name: 'listTerms',
  method: 'GET',
  path: '/terms',
  access: 'user',
  reads: ['courses'],
};
export const createTerm: TermCall<'createTerm'> = {
  name: 'createTerm',
  method: 'POST',
  path: '/terms',
  access: 'user',
  writes: ['courses'],
};
export const updateTerm: TermCall<'updateTerm'> = {
  name: 'updateTerm',
  method: 'PUT',
  path: '/terms/{id}',
  access: 'user',
  writes: ['courses'],
};
export const deleteTerm: TermCall<'deleteTerm'> = {
  name: 'deleteTerm',
  method: 'DELETE',
  path: '/terms/{id}',
  access: 'user',
  writes: ['courses'],
};
export const restoreTerm: TermCall<'restoreTerm'> = {
  name: 'restoreTerm',
  method: 'POST',
  path: '/terms/{id}/restore',
  access: 'user',
  writes: ['courses'],
};
export const loadSampleTerm: TermCall<'loadSampleTerm'> = {
  name: 'loadSampleTerm',
  method: 'POST',
  path: '/sample-term',
  access: 'user',
  writes: ['courses', 'tasks', 'transactions'],
};
export const removeSampleTerm: TermCall<'removeSampleTerm'> = {
  name: 'removeSampleTerm',
  method: 'DELETE',
  path: '/sample-term',
  access: 'user',
  writes: ['courses', 'tasks', 'transactions'],
};
