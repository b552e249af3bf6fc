import type { ErrorTable } from './error-table.ts';

export const examErrors = {
  'exam.not_found': {
    status: 404,
    'zh-CN': '找不到该考试',
    en: 'This exam does not exist',
  },
  'exam.title_required': {
    status: 400,
    field: 'title',
    'zh-CN': '请输入考试名称',
    en: 'Please enter a name for the exam',
  },
  'exam.date_required': {
    status: 400,
    field: 'date',
    'zh-CN': '请选择考试日期',
    en: 'Please choose the day of the exam',
  },
  'exam.time_order': {
    status: 400,
    field: 'time',
    'zh-CN': '结束时间须晚于开始时间',
    en: 'The exam must end after it begins',
  },
  'exam.too_many': {
    status: 409,
    'zh-CN': '最多保存 {count} 场考试',
    en: 'You can keep at most {count} exams',
  },
} as const satisfies ErrorTable;
