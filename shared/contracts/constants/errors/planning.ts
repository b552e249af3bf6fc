import type { ErrorTable } from './error-table.ts';

export const planningErrors = {
  'planning.range': {
    status: 400,
    'zh-CN': '一次最多查 {days} 天的空闲时间',
    en: 'Free time can be asked of at most {days} days at once',
  },
  'planning.after_exam': {
    status: 400,
    'zh-CN': '复习时间须在考试之前',
    en: 'Revision must be before the exam',
  },
  'planning.too_many': {
    status: 409,
    'zh-CN': '一场考试最多安排 {count} 段复习',
    en: 'An exam has at most {count} blocks of revision',
  },
  'planning.too_many_shares': {
    status: 409,
    'zh-CN': '同时最多 {count} 个有效的分享链接，先结束一个',
    en: 'At most {count} links can be open at a time; end one first',
  },
  'planning.share_over': {
    status: 404,
    'zh-CN': '这个链接已过期或已结束',
    en: 'This link has expired or was ended',
  },
} as const satisfies ErrorTable;
