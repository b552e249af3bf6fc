import type { ErrorTable } from './error-table.ts';

export const educationErrors = {
  'education.path_required': {
    status: 400,
    field: 'apiPath',
    'zh-CN': '请输入 API 路径',
    en: 'please enter the API path',
  },
  'education.key_required': {
    status: 400,
    field: 'apiKey',
    'zh-CN': '请输入 API Key',
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
    'zh-CN': '教务系统拒绝了该 API Key',
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
  },
} as const satisfies ErrorTable;
