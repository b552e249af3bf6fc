import { call } from './make-call.ts';

export type * from '../schemas/exams.ts';

const writes = { writes: ['exams'] } as const;

export const listExams = call('listExams', 'GET', '/exams', { reads: ['exams'] });
export const getExam = call('getExam', 'GET', '/exams/{id}', { reads: ['exams'] });
export const createExam = call('createExam', 'POST', '/exams', writes);
export const updateExam = call('updateExam', 'PATCH', '/exams/{id}', writes);
export const deleteExam = call('deleteExam', 'DELETE', '/exams/{id}', writes);
export const restoreExam = call('restoreExam', 'POST', '/exams/{id}/restore', writes);
