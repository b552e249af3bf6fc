import {
  calendarDays,
  calendarFileLimit,
  recurrenceLimit,
  textLength,
} from '@board/contracts/constants/limits';
import type { Locale } from '@board/contracts/constants/locales';
import type { ImportReason } from './imported-file.ts';

const reasons: Record<ImportReason, Record<Locale, string>> = {
  header: {
    'zh-CN': '缺少列标题（课程名称、星期、节次或时间）',
    en: 'a column heading is missing (course, weekday, periods or hours)',
  },
  old_workbook: {
    'zh-CN': '这是旧版的 .xls，请在表格软件里另存为 .xlsx',
    en: 'this is an old .xls: save it as .xlsx in a spreadsheet program',
  },
  quote: { 'zh-CN': '引号没有成对', en: 'a quotation mark is not closed' },
  columns: { 'zh-CN': '列数与标题不符', en: 'it has fewer columns than the heading' },
  one_time: {
    'zh-CN': '这一行要有课程和一个时间（星期、节次或起止时间），几个时间请分行写',
    en: 'a line wants a course, its days and one time: write a second time on a line of its own',
  },
  spanned: {
    'zh-CN':
      '这里只有文字，看不出跨行的格子属于星期几；请在浏览器里打开课程表网页再全选复制，或保存网页、PDF、表格后导入',
    en: 'only words were copied, and which day a cell over several rows belongs to cannot be told: copy the page in a browser, or save it, a PDF or a spreadsheet',
  },
  end_guessed: {
    'zh-CN': '只写了开始时间，结束时间是按表格的间隔推算的，请核对',
    en: 'only a start is written; the end is taken from the rows of the table, so please check it',
  },
  name: {
    'zh-CN': `没有课程名称，或超过 ${textLength.name} 个字`,
    en: `there is no course name, or it has more than ${textLength.name} letters`,
  },
  weekday: { 'zh-CN': '无法识别星期', en: 'the weekday cannot be read' },
  periods: { 'zh-CN': '无法识别节次', en: 'the periods cannot be read' },
  period_unknown: {
    'zh-CN': '节次不在节次表中',
    en: 'the period table has no such period',
  },
  weeks: { 'zh-CN': '无法识别周次', en: 'the weeks cannot be read' },
  json: { 'zh-CN': '不是有效的 JSON', en: 'it is not valid JSON' },
  ics_line: { 'zh-CN': '不是日历内容', en: 'it is no line of a calendar' },
  ics_nesting: { 'zh-CN': 'BEGIN 与 END 不匹配', en: 'BEGIN and END do not match' },
  ics_end: { 'zh-CN': '文件不完整', en: 'the file ends too early' },
  ics_start: { 'zh-CN': '事件没有开始时间', en: 'the event has no start' },
  ics_value: { 'zh-CN': '事件内容无法识别', en: 'the event cannot be read' },
  ics_rule: {
    'zh-CN': `这种重复方式无法读取，只认每 1 至 ${recurrenceLimit.interval} 天、周或月`,
    en: `how it repeats cannot be read: only every 1 to ${recurrenceLimit.interval} days, weeks or months can`,
  },
  ics_year: {
    'zh-CN': `日期不在 ${calendarDays.first} 至 ${calendarDays.last} 之间`,
    en: `its day does not lie from ${calendarDays.first} to ${calendarDays.last}`,
  },
  ics_length: {
    'zh-CN': `持续时间超过 ${calendarFileLimit.hours} 小时或无法识别`,
    en: `it lasts longer than ${calendarFileLimit.hours} hours, or nobody knows how long`,
  },
  ics_zone: {
    'zh-CN': '时区未知，按你的时区导入',
    en: 'its time zone is unknown and taken to be yours',
  },
  ics_whole_day: { 'zh-CN': '全天活动不是课', en: 'a whole day is no lesson' },
  ics_cancelled: { 'zh-CN': '已取消', en: 'it is called off' },
  course_missing: { 'zh-CN': '找不到对应的课程', en: 'its course is missing' },
  too_many: {
    'zh-CN': `内容过多：日历最多 ${calendarFileLimit.events} 个日程，网页请只保存课程表那一页`,
    en: `there is too much of it: a calendar may have ${calendarFileLimit.events} events, and of a page save the timetable alone`,
  },
};

export const reasonText = (reason: ImportReason, locale: Locale): string => reasons[reason][locale];
