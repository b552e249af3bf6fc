import type { examSchemas } from '../schemas/exams.ts';
import type { CallOf } from './call.ts';

export type { Exam, ExamEdit } from '../schemas/exams.ts';

type ExamCall<Name extends keyof typeof examSchemas> = CallOf<typeof examSchemas, Name>;

export const listExams: ExamCall<'listExams'> = {
  name: 'listExams',
  method: 'GET',
  path: '/exams',
  access: 'user',
  reads: ['exams'],
};
export const getExam: ExamCall<'getExam'> = {
  name: 'getExam',
  method: 'GET',
  path: '/exams/{id}',
  access: 'user',
  reads: ['exams'],
};
export const createExam: ExamCall<'createExam'> = {
  name: 'createExam',
  method: 'POST',
  path: '/exams',
  access: 'user',
  writes: ['exams'],
};
export const updateExam: ExamCall<'updateExam'> = {
  name: 'updateExam',
  method: 'PATCH',
  path: '/exams/{id}',
  access: 'user',
  writes: ['exams'],
};
export const deleteExam: ExamCall<'deleteExam'> = {
  name: 'deleteExam',
  method: 'DELETE',
  path: '/exams/{id}',
  access: 'user',
  writes: ['exams'],
};
export const restoreExam: ExamCall<'restoreExam'> = {
  name: 'restoreExam',
  method: 'POST',
  path: '/exams/{id}/restore',
  access: 'user',
  writes: ['exams'],
};
