import type { ErrorTable } from './error-table.ts';

export const oauthErrors = {
  'oauth.client_unknown': {
    status: 400,
    'zh-CN': '这个程序没有在这里登记，请从程序里重新连接',
    en: 'This program is not registered here; connect again from the program',
  },
  'oauth.redirect_unknown': {
    status: 400,
    'zh-CN': '这个程序要求返回到一个没有登记的地址，因此没有继续',
    en: 'The program wants to be led back to an address that it did not register, so this ends here',
  },
  'oauth.not_asked': {
    status: 400,
    'zh-CN': '这个程序没有请求这项权限',
    en: 'The program did not ask for this',
  },
} as const satisfies ErrorTable;
