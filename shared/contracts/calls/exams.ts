import { call } from './make-call.ts';

export type * from '../schemas/exams.ts';

export const listExams = call('listExams', 'GET', '/exams', 'user', { reads: ['exams'] });
export const getExam = call('getExam', 'GET', '/exams/{id}', 'user', { reads: ['exams'] });
export const createExam = call('createExam', 'POST', '/exams', 'user', { writes: ['exams'] });
export const updateExam = call('updateExam', 'PATCH', '/exams/{id}', 'user', { writes: ['exams'] });
export const deleteExam = call('deleteExam', 'DELETE', '/exams/{id}', 'user', {
  writes: ['exams'],
});
export const restoreExam = call('restoreExam', 'POST', '/exams/{id}/restore', 'user', {
  writes: ['exams'],
});
