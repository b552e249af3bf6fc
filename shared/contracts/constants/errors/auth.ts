import type { ErrorTable } from './error-table.ts';

export const authErrors = {
  'auth.required': { status: 401, 'zh-CN': '请先登录', en: 'Please log in' },
  'auth.expired': {
    status: 401,
    'zh-CN': '登录已失效，请重新登录',
    en: 'Your session has ended, please log in again',
  },
  'auth.token_missing': {
    status: 401,
    'zh-CN': '没有可用的token',
    en: 'There is no token to refresh',
  },
  'auth.invalid_credentials': {
    status: 401,
    'zh-CN': '用户名或密码错误',
    en: 'wrong username or password',
  },
  'auth.code_required': {
    status: 401,
    'zh-CN': '请输入验证器上的验证码',
    en: 'Please enter the code that your authenticator shows',
  },
  'auth.code_wrong': {
    status: 400,
    field: 'code',
    'zh-CN': '验证码不正确或已使用',
    en: 'This code is wrong or was used already',
  },
  'auth.code_unreadable': {
    status: 503,
    'zh-CN': '服务器的密钥已更换，暂时无法核对验证码，请联系运维人员',
    en: 'The key of the server is another one, so codes cannot be checked; please ask whoever runs it',
  },
  'auth.passkey_required': {
    status: 401,
    'zh-CN': '请使用通行密钥或恢复码完成登录',
    en: 'Please also show a passkey, or enter a code',
  },
  'auth.passkey_wrong': {
    status: 400,
    'zh-CN': '这个通行密钥不属于此账号，或已被移除',
    en: 'This passkey is not one of this account, or was removed',
  },
  'auth.passkey_expired': {
    status: 400,
    'zh-CN': '等待时间过长，请再试一次',
    en: 'That took too long, please try once more',
  },
  'auth.passkey_copied': {
    status: 403,
    'zh-CN': '这个通行密钥可能已被复制，请用其他方式登录并将其移除',
    en: 'This passkey may have been copied; please log in another way and remove it',
  },
  'auth.passkey_elsewhere': {
    status: 400,
    'zh-CN': '通行密钥只能在 {host} 使用',
    en: 'Passkeys work at {host} only',
  },
  'auth.passkeys_off': {
    status: 409,
    'zh-CN': '服务器没有设置公开的 https 地址，无法使用通行密钥',
    en: 'Passkeys need a public https address of this server, and none is set',
  },
  'auth.proof_needed': {
    status: 403,
    'zh-CN': '请先输入验证码，再进行这项操作',
    en: 'Please show your second factor once more before you do this',
  },
  'auth.factor_missing': {
    status: 403,
    'zh-CN': '你的角色需要两步验证，请先完成设置',
    en: 'Your role needs two-step login, please set it up first',
  },
  'auth.account_disabled': {
    status: 403,
    'zh-CN': '该账号已被停用',
    en: 'This account has been disabled',
  },
  'auth.username_taken': {
    status: 409,
    field: 'username',
    'zh-CN': '用户名已被使用，请换一个',
    en: 'username already taken, try another',
  },
  'auth.email_taken': {
    status: 409,
    field: 'email',
    'zh-CN': '该邮箱已被使用',
    en: 'This email is already used',
  },
  'auth.username_format': {
    status: 400,
    field: 'username',
    'zh-CN': '请使用 3 至 20 个字母、数字或下划线',
    en: 'Use 3 to 20 letters, digits or underscores',
  },
  'auth.email_format': {
    status: 400,
    field: 'email',
    'zh-CN': '请输入有效的邮箱地址',
    en: 'Please enter a valid email address',
  },
  'auth.password_short': {
    status: 400,
    field: 'password',
    'zh-CN': '密码至少需要 {min} 个字符',
    en: 'password must be at least {min} characters',
  },
  'auth.password_long': {
    status: 400,
    field: 'password',
    'zh-CN': '密码不能超过 {max} 个字符',
    en: 'password must not exceed {max} characters',
  },
  'auth.password_common': {
    status: 400,
    field: 'password',
    'zh-CN': '这个密码太常见，别人会最先猜到，请换一个',
    en: 'this password is one of the first that anybody guesses, please choose another one',
  },
  'auth.password_name': {
    status: 400,
    field: 'password',
    'zh-CN': '密码只是用户名的变化，容易被猜到，请换一个',
    en: 'this password is little more than your username, please choose another one',
  },
  'auth.password_leaked': {
    status: 400,
    field: 'password',
    'zh-CN': '这个密码曾在别处泄露，请换一个',
    en: 'this password is known to have leaked elsewhere, please choose another one',
  },
  'auth.reset_unavailable': {
    status: 409,
    'zh-CN': '本系统未开通邮件找回密码，请联系管理员',
    en: 'Password reset by email is not set up here, please ask an administrator',
  },
  'auth.reset_dead': {
    status: 400,
    'zh-CN': '该链接已失效或已使用，请重新申请',
    en: 'This link has expired or was used, please ask for a new one',
  },
  'auth.email_link_dead': {
    status: 400,
    'zh-CN': '该链接已失效或已使用',
    en: 'This link has expired or was used',
  },
  'auth.email_confirmed': {
    status: 409,
    'zh-CN': '没有等待确认的邮箱',
    en: 'No address waits to be confirmed',
  },
} as const satisfies ErrorTable;
