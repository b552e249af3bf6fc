import type { ErrorTable } from './error-table.ts';

export const conversationErrors = {
  'conversation.not_found': {
    status: 404,
    'zh-CN': '找不到这段对话',
    en: 'This conversation is not there',
  },
  'conversation.too_many': {
    status: 409,
    'zh-CN': '最多保存 {count} 段对话，请先删除一些',
    en: 'At most {count} conversations are kept: delete some first',
  },
  'conversation.not_kept': {
    status: 409,
    'zh-CN': '你已选择不保存对话',
    en: 'You chose that conversations are not kept',
  },
} as const satisfies ErrorTable;
