import type { Access } from '@board/contracts/calls/call';
import type { Locale } from '@board/contracts/constants/locales';

interface DocsWords {
  title: string;
  about: string;
  other: string;
  errors: string;
  code: string;
  status: string;
  message: string;
  parts: Record<'path' | 'query' | 'body' | 'example' | 'reply', string>;
  try: string;
  takes: string;
  /** After several of which one is enough. */
  takesSome: string;
  takesNone: string;
  who: Record<Access, string>;
}

export const docsWords: Record<Locale, DocsWords> = {
  en: {
    title: 'API',
    about:
      'Every call is below <code>/api</code> and speaks JSON. A program sends <code>Authorization: Bearer …</code> with an API token, which you make in your profile; each call says which scopes it takes. In the examples <code>$BOARD</code> is the address of this board and <code>$TOKEN</code> the token. The same as a document: <a href="/api/openapi.json">openapi.json</a>.',
    other: '<a href="/api/docs?language=zh-CN" lang="zh-CN">中文</a>',
    errors: 'Errors',
    code: 'Code',
    status: 'Status',
    message: 'Message',
    parts: { path: 'Path', query: 'Query', body: 'Body', example: 'Example', reply: 'Reply' },
    try: 'Try it',
    takes: 'API token with',
    takesSome: ': the one of what it is about',
    takesNone: 'takes no API token',
    who: {
      public: 'no token',
      token: 'a token of its own kind',
      user: 'user',
      teacher: 'teacher',
      admin: 'admin',
      super_admin: 'super admin',
    },
  },
  'zh-CN': {
    title: 'API',
    about:
      '所有调用都在 <code>/api</code> 之下，使用 JSON。程序用 <code>Authorization: Bearer …</code> 发送 API 令牌（在个人资料中创建），每个调用都注明所需的权限。示例中 <code>$BOARD</code> 是本站地址，<code>$TOKEN</code> 是令牌。同样的内容见 <a href="/api/openapi.json">openapi.json</a>。',
    other: '<a href="/api/docs?language=en" lang="en">English</a>',
    errors: '错误',
    code: '代码',
    status: '状态',
    message: '说明',
    parts: { path: '路径', query: '查询参数', body: '请求体', example: '示例', reply: '响应' },
    try: '试一试',
    takes: 'API 令牌需有',
    takesSome: '（按所涉内容取其一）',
    takesNone: '不接受 API 令牌',
    who: {
      public: '无需令牌',
      token: '专用令牌',
      user: '用户',
      teacher: '教师',
      admin: '管理员',
      super_admin: '超级管理员',
    },
  },
};
