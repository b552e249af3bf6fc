import type { ErrorTable } from './error-table.ts';

export const gradeErrors = {
  'grade.not_found': {
    status: 404,
    'zh-CN': '找不到该课程的成绩',
    en: 'There are no grades of this course',
  },
  'grade.name_required': {
    status: 400,
    field: 'course_name',
    'zh-CN': '请输入课程名称',
    en: 'Please enter the name of the course',
  },
  'grade.exists': {
    status: 409,
    field: 'course_name',
    'zh-CN': '该学期已有这门课程的成绩',
    en: 'This course has grades in this term already',
  },
  'grade.too_many': {
    status: 409,
    'zh-CN': '最多记录 {count} 门课程的成绩',
    en: 'You can keep the grades of at most {count} courses',
  },
  'grade.same_band': {
    status: 400,
    field: 'bands',
    'zh-CN': '两行的起始分数相同',
    en: 'Two lines begin at the same mark',
  },
} as const satisfies ErrorTable;
