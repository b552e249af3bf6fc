import type { ErrorTable } from './error-table.ts';

export const calendarErrors = {
  'calendar.not_found': {
    status: 404,
    'zh-CN': '找不到该日历',
    en: 'This calendar does not exist',
  },
  'calendar.name_required': {
    status: 400,
    field: 'name',
    'zh-CN': '请输入日历名称',
    en: 'Please enter a name for the calendar',
  },
  'calendar.address_required': {
    status: 400,
    field: 'address',
    'zh-CN': '请输入地址或选择文件',
    en: 'Please enter an address or choose a file',
  },
  'calendar.too_many': {
    status: 409,
    'zh-CN': '最多订阅 {count} 个日历',
    en: 'You can subscribe to at most {count} calendars',
  },
  'calendar.unreadable': {
    status: 422,
    field: 'address',
    'zh-CN': '这里没有可以读取的日历（iCalendar）',
    en: 'There is no calendar here that can be read (iCalendar)',
  },
  'calendar.too_large': {
    status: 422,
    field: 'address',
    'zh-CN': '日历内容过多，最多 {events} 个事件',
    en: 'The calendar has too much in it, at most {events} events',
  },
  'calendar.failed': {
    status: 422,
    field: 'address',
    'zh-CN': '该地址返回错误 {status}',
    en: 'This address answers with error {status}',
  },
  'calendar.range': {
    status: 400,
    'zh-CN': '日期范围应为 1 至 {days} 天',
    en: 'The range must be 1 to {days} days',
  },
} as const satisfies ErrorTable;
