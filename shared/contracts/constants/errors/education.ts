import type { ErrorTable } from './error-table.ts';

export const educationErrors = {
  'education.path_required': {
    status: 400,
    'zh-CN': '请输入 API 路径',
    en: 'please enter the API path',
  },
  'education.key_required': {
    status: 400,
    'zh-CN': '请输入 API Key',
    en: 'please enter the API Key',
  },
  'education.path_invalid': {
    status: 400,
    'zh-CN': 'API 路径必须是 http 或 https 地址',
    en: 'The API path has to be an http or https address',
  },
  'education.not_bound': {
    status: 404,
    'zh-CN': '尚未绑定教务系统',
    en: 'No education system is bound',
  },
  'education.forbidden': {
    status: 400,
    'zh-CN': '不允许访问该地址',
    en: 'This address may not be reached',
  },
  'education.unreachable': {
    status: 400,
    'zh-CN': '无法连接教务系统',
    en: 'The education system cannot be reached',
  },
  'education.key_refused': {
    status: 400,
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
  'education.too_large': {
    status: 400,
    'zh-CN': '教务系统的回复过大',
    en: "The education system's reply is too large",
  },
  'education.too_slow': {
    status: 400,
    'zh-CN': '教务系统响应超时',
    en: 'The education system took too long',
  },
} as const satisfies ErrorTable;
