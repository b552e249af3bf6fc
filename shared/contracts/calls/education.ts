import { call } from './make-call.ts';

export type * from '../schemas/education.ts';

export const bindEducation = call('bindEducation', 'POST', '/user/bind-edu', {
  repeatable: false,
  writes: ['user', 'courses'],
});
export const getEducationBinding = call('getEducationBinding', 'GET', '/user/bind-edu', {
  reads: ['user', 'courses'],
});
export const deleteEducationBinding = call('deleteEducationBinding', 'DELETE', '/user/bind-edu', {
  writes: ['user', 'courses'],
});
export const syncEducation = call('syncEducation', 'POST', '/user/bind-edu/sync', {
  writes: ['user', 'courses'],
});
