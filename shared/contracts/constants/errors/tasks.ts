import { calendarDays, recurrenceLimit } from '../limits.ts';
import { inMegabytes, taskFileLimit } from '../task-files.ts';
import type { ErrorTable } from './error-table.ts';

const { interval, count } = recurrenceLimit;
const { bytes, perTask, allBytes, perPerson, pixels } = taskFileLimit;
const [largest, all] = [inMegabytes(bytes), inMegabytes(allBytes)];
const megapixels = Math.floor(pixels / 1_000_000);

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
  'task.file_not_found': { status: 404, 'zh-CN': '找不到该文件', en: 'This file does not exist' },
  'task.file_type': {
    status: 415,
    'zh-CN': '只支持 PNG、JPEG、WebP 图片和 PDF',
    en: 'A file is a PNG, JPEG or WebP picture or a PDF',
  },
  'task.file_unreadable': {
    status: 400,
    'zh-CN': '该文件不完整或已损坏',
    en: 'This file is damaged or cut off',
  },
  'task.file_large': {
    status: 413,
    'zh-CN': `文件不能超过 ${largest} MB`,
    en: `A file must not exceed ${largest} MB`,
  },
  'task.file_pixels': {
    status: 413,
    'zh-CN': `图片不能超过 ${megapixels * 100} 万像素`,
    en: `A picture must not exceed ${megapixels} megapixels`,
  },
  'task.files_many': {
    status: 409,
    'zh-CN': `每个任务最多 ${perTask} 个文件`,
    en: `A task has at most ${perTask} files`,
  },
  'task.files_full': {
    status: 409,
    'zh-CN': `你的文件已占满 ${all} MB 或达到 ${perPerson} 个。请移除一些，或清空任务回收站。`,
    en: `Your files take all of ${all} MB, or are ${perPerson} in number. Remove some, or empty the trash of tasks.`,
  },
} as const satisfies ErrorTable;
