import type { ErrorTable } from './error-table.ts';

export const userErrors = {
  'user.invalid_update': { status: 400, 'zh-CN': '无效的用户更新数据', en: 'The user data is not valid' },
  'user.time_zone_unknown': { status: 400, 'zh-CN': '未知的时区', en: 'This time zone is not known' },
} as const satisfies ErrorTable;
