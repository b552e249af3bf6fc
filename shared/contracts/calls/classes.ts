import { call } from './make-call.ts';

export type * from '../schemas/classes.ts';

const reads = { reads: ['classes', 'exams', 'tasks'] } as const;
const writes = { writes: ['classes'] } as const;

export const listClasses = call('listClasses', 'GET', '/classes', { reads: ['classes'] });
export const createClass = call('createClass', 'POST', '/classes', writes);
export const updateClass = call('updateClass', 'PATCH', '/classes/{id}', writes);
export const renewClassCode = call('renewClassCode', 'POST', '/classes/{id}/code', writes);
export const closeClass = call('closeClass', 'DELETE', '/classes/{id}', writes);
export const offerClass = call('offerClass', 'POST', '/classes/{id}/offer', {
  repeatable: false,
  writes: ['classes'],
});
/** Taken back by who made it, or declined. */
export const endClassOffer = call('endClassOffer', 'DELETE', '/classes/{id}/offer', writes);
export const takeOverClass = call('takeOverClass', 'POST', '/classes/{id}/owner', writes);
/** By its code, before one joins: which it is, and whose. */
export const lookAtClass = call('lookAtClass', 'POST', '/classes/look', {
  repeatable: false,
});
export const joinClass = call('joinClass', 'POST', '/classes/join', {
  repeatable: false,
  writes: ['classes', 'courses', 'exams', 'tasks'],
});
export const changeMembership = call('changeMembership', 'PATCH', '/classes/{id}/membership', {
  writes: ['classes', 'courses', 'exams', 'tasks'],
});
export const leaveClass = call('leaveClass', 'DELETE', '/classes/{id}/membership', writes);
export const reportClass = call('reportClass', 'POST', '/classes/{id}/report', {
  repeatable: false,
});
const administers = { needs: ['users.manage'] } as const;
export const listClassReports = call(
  'listClassReports',
  'GET',
  '/admin/class-reports',
  'admin',
  administers,
);
export const answerClassReport = call(
  'answerClassReport',
  'POST',
  '/admin/class-reports/{id}/answer',
  'admin',
  { ...administers, repeatable: false },
);
/** What members tick moves nothing of his who asks, so these two are always asked anew. */
export const listClassMembers = call('listClassMembers', 'GET', '/classes/{id}/members');
export const removeClassMember = call(
  'removeClassMember',
  'DELETE',
  '/classes/{id}/members/{username}',
  { repeatable: false, writes: ['classes'] },
);
/** By when he joined, as who has the class knows no more of one who hides the name. */
export const removeUnnamedMember = call('removeUnnamedMember', 'DELETE', '/classes/{id}/unnamed', {
  repeatable: false,
  writes: ['classes'],
});
export const getClassProgress = call('getClassProgress', 'GET', '/classes/{id}/progress');
export const listClassPosts = call('listClassPosts', 'GET', '/classes/{id}/posts', reads);
export const createClassPost = call('createClassPost', 'POST', '/classes/{id}/posts', writes);
export const updateClassPost = call(
  'updateClassPost',
  'PATCH',
  '/classes/{id}/posts/{post_id}',
  writes,
);
export const withdrawClassPost = call(
  'withdrawClassPost',
  'DELETE',
  '/classes/{id}/posts/{post_id}',
  writes,
);
