import { call } from './make-call.ts';

export type * from '../schemas/classes.ts';

const reads = { reads: ['classes', 'exams', 'tasks'] } as const;
const writes = { writes: ['classes'] } as const;

export const listClasses = call('listClasses', 'GET', '/classes', 'user', { reads: ['classes'] });
export const createClass = call('createClass', 'POST', '/classes', 'user', writes);
export const updateClass = call('updateClass', 'PATCH', '/classes/{id}', 'user', writes);
export const renewClassCode = call('renewClassCode', 'POST', '/classes/{id}/code', 'user', writes);
export const closeClass = call('closeClass', 'DELETE', '/classes/{id}', 'user', writes);
export const offerClass = call('offerClass', 'POST', '/classes/{id}/offer', 'user', {
  repeatable: false,
  writes: ['classes'],
});
/** Taken back by who made it, or declined. */
export const endClassOffer = call('endClassOffer', 'DELETE', '/classes/{id}/offer', 'user', writes);
export const takeOverClass = call('takeOverClass', 'POST', '/classes/{id}/owner', 'user', writes);
/** By its code, before one joins: which it is, and whose. */
export const lookAtClass = call('lookAtClass', 'POST', '/classes/look', 'user', {
  repeatable: false,
});
export const joinClass = call('joinClass', 'POST', '/classes/join', 'user', {
  repeatable: false,
  writes: ['classes', 'courses', 'exams', 'tasks'],
});
export const changeMembership = call(
  'changeMembership',
  'PATCH',
  '/classes/{id}/membership',
  'user',
  { writes: ['classes', 'courses', 'exams', 'tasks'] },
);
export const leaveClass = call('leaveClass', 'DELETE', '/classes/{id}/membership', 'user', writes);
export const reportClass = call('reportClass', 'POST', '/classes/{id}/report', 'user', {
  repeatable: false,
});
/** What members tick moves nothing of his who asks, so these two are always asked anew. */
export const listClassMembers = call('listClassMembers', 'GET', '/classes/{id}/members', 'user');
export const removeClassMember = call(
  'removeClassMember',
  'DELETE',
  '/classes/{id}/members/{username}',
  'user',
  { repeatable: false, writes: ['classes'] },
);
export const getClassProgress = call('getClassProgress', 'GET', '/classes/{id}/progress', 'user');
export const listClassPosts = call('listClassPosts', 'GET', '/classes/{id}/posts', 'user', reads);
export const createClassPost = call(
  'createClassPost',
  'POST',
  '/classes/{id}/posts',
  'user',
  writes,
);
export const updateClassPost = call(
  'updateClassPost',
  'PATCH',
  '/classes/{id}/posts/{post_id}',
  'user',
  writes,
);
export const withdrawClassPost = call(
  'withdrawClassPost',
  'DELETE',
  '/classes/{id}/posts/{post_id}',
  'user',
  writes,
);
