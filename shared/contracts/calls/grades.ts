import { call } from './make-call.ts';

export type * from '../schemas/grades.ts';

const reads = { reads: ['grades', 'courses'] } as const;
const writes = { writes: ['grades'] } as const;

/** All of a person's courses at once: an average needs every one. */
export const listGrades = call('listGrades', 'GET', '/grades', reads);
export const setGradeScale = call('setGradeScale', 'PUT', '/grades/scale', writes);
/** What was deleted comes back the same way, under its id. */
export const createGrade = call('createGrade', 'POST', '/grades', writes);
export const updateGrade = call('updateGrade', 'PUT', '/grades/{id}', writes);
export const deleteGrade = call('deleteGrade', 'DELETE', '/grades/{id}', writes);
