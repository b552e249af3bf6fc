import type { ErrorTable } from './error-table.ts';

export const educationErrors = {
  'education.path_required': {
    status: 400,
    field: 'apiPath',
    'zh-CN': '请输入接口地址',
    en: 'please enter the API path',
  },
  'education.key_required': {
    status: 400,
    field: 'apiKey',
    'zh-CN': '请输入 API 密钥',
    en: 'please enter the API Key',
  },
  'education.not_bound': {
    status: 404,
    'zh-CN': '尚未绑定教务系统',
    en: 'No education system is bound',
  },
  'education.key_refused': {
    status: 400,
    field: 'apiKey',
    'zh-CN': '教务系统拒绝了该 API 密钥',
    en: 'The education system refused the API key',
  },
  'education.failed': {
    status: 400,
    'zh-CN': '教务系统返回错误（{status}）',
    en: 'The education system answered with an error ({status})',
  },
  'education.unreadable': {
    status: 400,
    'zh-CN': '教务系统的回复无法识别：{reason}',
    en: "The education system's reply cannot be read: {reason}",
    reasons: {
      too_costly: { 'zh-CN': '内容太多', en: 'too much to read' },
      not_json: { 'zh-CN': '不是 UTF-8 的 JSON', en: 'not JSON in UTF-8' },
      no_list: { 'zh-CN': '没有课程列表', en: 'no list of courses' },
      too_many: { 'zh-CN': '课程超过 {most} 门', en: 'more than {most} courses' },
      no_object: { 'zh-CN': '第 {number} 门课程不是对象', en: 'course {number} is no object' },
      date: {
        'zh-CN': '第 {number} 门课程的日期是“{value}”',
        en: "course {number} has the date '{value}'",
      },
      periods: {
        'zh-CN': '第 {number} 门课程的节次是“{value}”',
        en: "course {number} has the periods '{value}'",
      },
      field: {
        'zh-CN': '第 {number} 门课程的 {field} 无法读取',
        en: 'course {number} has no readable {field}',
      },
    },
  },
} as const satisfies ErrorTable;
