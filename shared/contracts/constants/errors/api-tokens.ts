import type { ErrorTable } from './error-table.ts';

export const apiTokenErrors = {
  'api_token.dead': {
    status: 401,
    'zh-CN': '这个 API 令牌已过期或已撤销',
    en: 'This API token has expired or was revoked',
  },
  'api_token.lacks': {
    status: 403,
    'zh-CN': '这个 API 令牌缺少权限：{scopes}',
    en: 'This API token lacks: {scopes}',
  },
  'api_token.closed': {
    status: 403,
    'zh-CN': 'API 令牌不能进行这项操作',
    en: 'No API token may do this',
  },
  'api_token.full': {
    status: 409,
    'zh-CN': '最多 {limit} 个 API 令牌，请先撤销不用的',
    en: 'There are {limit} API tokens already, which is the most. Revoke one that you do not need.',
  },
  'api_token.not_found': {
    status: 404,
    'zh-CN': '没有这个 API 令牌',
    en: 'There is no such API token',
  },
} as const satisfies ErrorTable;
