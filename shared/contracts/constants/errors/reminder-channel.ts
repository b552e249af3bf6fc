import type { ErrorTable } from './error-table.ts';

export const reminderChannelErrors = {
  'channel.none': {
    status: 404,
    'zh-CN': '尚未设置提醒通道',
    en: 'No channel is set',
  },
  'channel.address_required': {
    status: 400,
    field: 'address',
    'zh-CN': '请输入地址或 Key',
    en: 'Please enter the address or key',
  },
  'channel.address_invalid': {
    status: 400,
    field: 'address',
    'zh-CN': '请输入以 http 或 https 开头的地址，或应用中显示的 Key',
    en: 'Enter an http or https address, or the key as the app shows it',
  },
  'channel.secret_required': {
    status: 400,
    field: 'secret',
    'zh-CN': '请输入签名密钥',
    en: 'Please enter the secret for the signature',
  },
  'channel.unreadable': {
    status: 409,
    'zh-CN': '保存的地址已无法读取，请重新输入',
    en: 'The stored address cannot be read any more; please enter it again',
  },
  'channel.refused': {
    status: 422,
    'zh-CN': '对方拒绝了（{status}）：{said}',
    en: 'The other side refused ({status}): {said}',
  },
} as const satisfies ErrorTable;
