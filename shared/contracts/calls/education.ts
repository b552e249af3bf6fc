import { call } from './make-call.ts';

export type * from '../schemas/education.ts';

export const bindEducation = call('bindEducation', 'POST', '/user/bind-edu', 'user', {
  repeatable: false,
  writes: ['user', 'courses'],
});
export const getEducationBinding = call('getEducationBinding', 'GET', '/user/bind-edu', 'user', {
  reads: ['user', 'courses'],
});
export const deleteEducationBinding = call(
  'deleteEducationBinding',
  'DELETE',
  '/user/bind-edu',
  'user',
  { writes: ['user', 'courses'] },
);
export const syncEducation = call('syncEducation', 'POST', '/user/bind-edu/sync', 'user', {
  writes: ['user', 'courses'],
});
