import { calendarDays as days, momentYears } from './limits.ts';
import type { Locale } from './locales.ts';

const messages: Record<string, Record<Locale, string>> = {
  required: { 'zh-CN': '必填', en: 'is required' },
  unknown: { 'zh-CN': '未知字段', en: 'is not known' },
  type: { 'zh-CN': '类型应为 {type}', en: 'must be of type {type}' },
  enum: { 'zh-CN': '只能是 {allowedValues}', en: 'must be one of {allowedValues}' },
  'calendar-date': {
    'zh-CN': `应为 ${days.first} 至 ${days.last} 之间的日期`,
    en: `must be a day from ${days.first} to ${days.last}`,
  },
  'calendar-month': {
    'zh-CN': `应为 ${days.first.slice(0, 7)} 至 ${days.last.slice(0, 7)} 之间的月份`,
    en: `must be a month from ${days.first.slice(0, 7)} to ${days.last.slice(0, 7)}`,
  },
  instant: {
    'zh-CN': `应为 2026-11-18T08:00:00Z 这样的时刻，在 ${momentYears.first} 至 ${momentYears.last} 年之间`,
    en: `must be a moment such as 2026-11-18T08:00:00Z, of the years ${momentYears.first} to ${momentYears.last}`,
  },
  pattern: { 'zh-CN': '格式不正确', en: 'has the wrong form' },
  minLength: { 'zh-CN': '至少 {limit} 个字符', en: 'must have at least {limit} characters' },
  maxLength: { 'zh-CN': '最多 {limit} 个字符', en: 'must have at most {limit} characters' },
  minItems: { 'zh-CN': '至少 {limit} 项', en: 'must have at least {limit} entries' },
  maxItems: { 'zh-CN': '最多 {limit} 项', en: 'must have at most {limit} entries' },
  minimum: { 'zh-CN': '不能小于 {limit}', en: 'must not be less than {limit}' },
  maximum: { 'zh-CN': '不能大于 {limit}', en: 'must not be more than {limit}' },
  exclusiveMinimum: { 'zh-CN': '必须大于 {limit}', en: 'must be more than {limit}' },
  multipleOf: { 'zh-CN': '必须是 {multipleOf} 的倍数', en: 'must be a multiple of {multipleOf}' },
};
const other: Record<Locale, string> = { 'zh-CN': '无效', en: 'is not valid' };

/** What is wrong with a field, in the words of the server and of a form alike. */
export function fieldMessage(keyword: string, params: object, locale: Locale): string {
  const values = params as Record<string, unknown>;
  const name = keyword === 'format' ? String(values.format) : keyword;
  return (messages[name] ?? other)[locale].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return Array.isArray(value) ? value.join(', ') : String(value);
  });
}
