import type { classSchemas } from '../schemas/classes.ts';
import type { CallOf } from './call.ts';

export type { Class, ClassPost, PostEdit } from '../schemas/classes.ts';

type ClassCall<Name extends keyof typeof classSchemas> = CallOf<typeof classSchemas, Name>;

export const listClasses: ClassCall<'listClasses'> = {
  name: 'listClasses',
  method: 'GET',
  path: '/classes',
  access: 'user',
  reads: ['classes'],
};
export const createClass: ClassCall<'createClass'> = {
  name: 'createClass',
  method: 'POST',
  path: '/classes',
  access: 'user',
  writes: ['classes'],
};
export const renewClassCode: ClassCall<'renewClassCode'> = {
  name: 'renewClassCode',
  method: 'POST',
  path: '/classes/{id}/code',
  access: 'user',
  writes: ['classes'],
};
export const closeClass: ClassCall<'closeClass'> = {
  name: 'closeClass',
  method: 'DELETE',
  path: '/classes/{id}',
  access: 'user',
  writes: ['classes'],
};
export const offerClass: ClassCall<'offerClass'> = {
  name: 'offerClass',
  method: 'POST',
  path: '/classes/{id}/offer',
  access: 'user',
  repeatable: false,
  writes: ['classes'],
};
/** Taken back by who made it, or declined. */
export const endClassOffer: ClassCall<'endClassOffer'> = {
  name: 'endClassOffer',
  method: 'DELETE',
  path: '/classes/{id}/offer',
  access: 'user',
  writes: ['classes'],
};
export const takeOverClass: ClassCall<'takeOverClass'> = {
  name: 'takeOverClass',
  method: 'POST',
  path: '/classes/{id}/owner',
  access: 'user',
  writes: ['classes'],
};
export const joinClass: ClassCall<'joinClass'> = {
  name: 'joinClass',
  method: 'POST',
  path: '/classes/join',
  access: 'user',
  repeatable: false,
  writes: ['classes', 'courses', 'exams', 'tasks'],
};
export const changeMembership: ClassCall<'changeMembership'> = {
  name: 'changeMembership',
  method: 'PATCH',
  path: '/classes/{id}/membership',
  access: 'user',
  writes: ['classes'],
};
export const leaveClass: ClassCall<'leaveClass'> = {
  name: 'leaveClass',
  method: 'DELETE',
  path: '/classes/{id}/membership',
  access: 'user',
  writes: ['classes'],
};
export const reportClass: ClassCall<'reportClass'> = {
  name: 'reportClass',
  method: 'POST',
  path: '/classes/{id}/report',
  access: 'user',
  repeatable: false,
};
/** What members tick moves nothing of his who asks, so these two are always asked anew. */
export const listClassMembers: ClassCall<'listClassMembers'> = {
  name: 'listClassMembers',
  method: 'GET',
  path: '/classes/{id}/members',
  access: 'user',
};
export const getClassProgress: ClassCall<'getClassProgress'> = {
  name: 'getClassProgress',
  method: 'GET',
  path: '/classes/{id}/progress',
  access: 'user',
};
export const listClassPosts: ClassCall<'listClassPosts'> = {
  name: 'listClassPosts',
  method: 'GET',
  path: '/classes/{id}/posts',
  access: 'user',
  reads: ['classes', 'exams', 'tasks'],
};
export const createClassPost: ClassCall<'createClassPost'> = {
  name: 'createClassPost',
  method: 'POST',
  path: '/classes/{id}/posts',
  access: 'user',
  writes: ['classes'],
};
export const updateClassPost: ClassCall<'updateClassPost'> = {
  name: 'updateClassPost',
  method: 'PATCH',
  path: '/classes/{id}/posts/{post_id}',
  access: 'user',
  writes: ['classes'],
};
export const withdrawClassPost: ClassCall<'withdrawClassPost'> = {
  name: 'withdrawClassPost',
  method: 'DELETE',
  path: '/classes/{id}/posts/{post_id}',
  access: 'user',
  writes: ['classes'],
};
