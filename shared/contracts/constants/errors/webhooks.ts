import type { ErrorTable } from './error-table.ts';

export const webhookErrors = {
  'webhook.address_required': {
    status: 400,
    field: 'address',
    'zh-CN': '请输入地址',
    en: 'Please enter the address',
  },
  'webhook.address_insecure': {
    status: 400,
    field: 'address',
    'zh-CN': '请输入以 https 开头的地址',
    en: 'Enter an https address',
  },
  'webhook.full': {
    status: 409,
    'zh-CN': '最多 {limit} 个 Webhook，请先移除不用的',
    en: 'There are {limit} webhooks already, which is the most. Remove one that you do not need.',
  },
  'webhook.not_found': {
    status: 404,
    'zh-CN': '没有这个 Webhook',
    en: 'There is no such webhook',
  },
} as const satisfies ErrorTable;
