import type { ErrorTable } from './error-table.ts';

export const notificationErrors = {
  'notification.not_found': {
    status: 404,
    'zh-CN': '找不到该通知',
    en: 'This notification does not exist',
  },
  'notification.title_required': {
    status: 400,
    field: 'title',
    'zh-CN': '请输入通知标题',
    en: 'Please enter a title',
  },
  'notification.link_refused': {
    status: 400,
    'zh-CN': '链接只能是本站路径',
    en: 'The link must be a path of this site',
  },
  'push.keys_refused': {
    status: 400,
    'zh-CN': '浏览器给出的推送密钥无效，请关闭桌面通知后重新开启',
    en: 'The push keys of this browser are not valid; switch desktop notifications off and on again',
  },
  'notification.one_target': {
    status: 400,
    'zh-CN': '请只选择用户或角色之一',
    en: 'Choose either a user or a role',
  },
  'notification.category_refused': {
    status: 403,
    field: 'category',
    'zh-CN': '这一类别仅管理员可用',
    en: 'Only administrators send under this category',
  },
  'notification.nobody': {
    status: 404,
    field: 'username',
    'zh-CN': '没有叫这个名字的用户',
    en: 'Nobody has this username',
  },
  'notification.link_invalid': { status: 400, 'zh-CN': '链接无效', en: 'This link is not valid' },
} as const satisfies ErrorTable;
