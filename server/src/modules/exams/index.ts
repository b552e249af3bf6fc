export { area as examsArea } from './area.ts';
export { deleteExam, updateExam } from './change-exam.ts';
export { createExam } from './create-exam.ts';
export { findExam, listExams } from './list-exams.ts';
export { replanExams } from './remind/plan-exams.ts';
