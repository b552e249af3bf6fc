import type { ErrorTable } from './error-table.ts';

export const taskErrors = {
  'task.title_required': { status: 400, 'zh-CN': '请输入任务标题', en: 'Please enter a title' },
  'task.date_required': { status: 400, 'zh-CN': '请选择日期', en: 'Please choose a date' },
  'task.not_found': { status: 404, 'zh-CN': '找不到该任务', en: 'This task does not exist' },
  'task.time_order': { status: 400, 'zh-CN': '结束时间早于开始时间', en: 'The end is before the start' },
  'task.reminder_past': { status: 400, 'zh-CN': '提醒时间不能早于现在', en: 'The reminder cannot be in the past' },
} as const satisfies ErrorTable;
