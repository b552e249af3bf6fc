import { calendarDays, recurrenceLimit } from '../limits.ts';
import type { ErrorTable } from './error-table.ts';

const { interval, count } = recurrenceLimit;

export const taskErrors = {
  'task.title_required': {
    status: 400,
    field: 'title',
    'zh-CN': '请输入任务标题',
    en: 'Please enter a title',
  },
  'task.date_required': {
    status: 400,
    field: 'date',
    'zh-CN': '请选择日期',
    en: 'Please choose a date',
  },
  'task.not_found': { status: 404, 'zh-CN': '找不到该任务', en: 'This task does not exist' },
  'task.duration_too_long': {
    status: 400,
    field: 'duration_minutes',
    'zh-CN': '有起止时间的任务要短于一天',
    en: 'A task with a start and an end is shorter than a day',
  },
  'task.reminder_past': {
    status: 400,
    field: 'reminders',
    'zh-CN': '提醒时间不能早于现在',
    en: 'The reminder cannot be in the past',
  },
  'task.reminder_needs_time': {
    status: 400,
    field: 'reminders',
    'zh-CN': '没有时间的任务只能在指定时刻提醒',
    en: 'A task without a time can only be reminded of at a given moment',
  },
  'task.reminder_incomplete': {
    status: 400,
    field: 'reminders',
    'zh-CN': '请为提醒选择时间',
    en: 'Please choose when to be reminded',
  },
  'task.snooze_done': {
    status: 400,
    'zh-CN': '已完成的任务不再提醒',
    en: 'A completed task is not reminded of again',
  },
  'task.recurrence_empty': {
    status: 400,
    field: 'recurrence',
    'zh-CN': '这样重复不会落在任何一天',
    en: 'Repeated like this it falls on no day at all',
  },
  'task.recurrence_unreadable': {
    status: 400,
    field: 'recurrence',
    'zh-CN': `无法识别的重复规则：每 1 至 ${interval} 天、周或月重复，最多 ${count} 次，截止日期不晚于 ${calendarDays.last}`,
    en: `This repetition cannot be understood; it can be every 1 to ${interval} days, weeks or months, up to ${count} times, and end by ${calendarDays.last}`,
  },
  'task.not_recurring': {
    status: 400,
    'zh-CN': '该任务不是重复任务',
    en: 'This task does not repeat',
  },
  'task.change_stands': {
    status: 409,
    'zh-CN': '之后又有改动，无法再撤销',
    en: 'It was changed again since, so this cannot be undone any more',
  },
  'task.span_too_long': {
    status: 400,
    'zh-CN': '一次最多查询{days}天',
    en: 'At most {days} days can be asked for at once',
  },
} as const satisfies ErrorTable;
