import type { ErrorTable } from './error-table.ts';

export const signInErrors = {
  'auth.school_over': {
    status: 400,
    'zh-CN': '这次登录已过期或不是在这个浏览器里开始的，请重新开始',
    en: 'This login is over, or did not begin in this browser. Please begin again.',
  },
  'auth.school_refused': {
    status: 401,
    'zh-CN': '学校没有确认这次登录，请重新开始',
    en: 'Your school did not confirm this login. Please begin again.',
  },
  'auth.school_silent': {
    status: 503,
    'zh-CN': '暂时联系不上学校的登录系统，请稍后再试',
    en: 'The login of your school does not answer, please try again later',
  },
  'auth.school_password': {
    status: 403,
    'zh-CN': '这个邮箱在这里已有账号，请输入它的密码，把两者关联起来',
    en: 'An account with this address is here already. Enter its password to connect the two.',
  },
  'auth.school_from_inside': {
    status: 403,
    'zh-CN': '这个邮箱在这里已有没有密码的账号：请先用原来的方式登录，再到“安全”里关联',
    en: 'An account with this address is here already, without a password. Log in as before, then connect the two under Security.',
  },
  'auth.school_uninvited': {
    status: 403,
    'zh-CN': '这里还没有你的账号，请让管理员邀请你',
    en: 'You have no account here yet, please ask an administrator to invite you',
  },
  'auth.school_taken': {
    status: 409,
    'zh-CN': '这个学校账号已关联另一个账号，或你的账号已关联这所学校的另一个账号',
    en: 'That school account belongs to another account here, or yours is connected with another one of that school',
  },
  'auth.school_stale': {
    status: 403,
    'zh-CN': '学校没有让你重新登录，请在那里退出后重试，或用“忘记密码”设置一个密码',
    en: 'Your school did not ask you to log in again. Please log out there and try once more, or set a password by “Forgot your password?”.',
  },
  'auth.school_other': {
    status: 403,
    'zh-CN': '你在学校登录的不是与此账号关联的账号',
    en: 'You logged in at your school with another account than the one connected here',
  },
  'auth.school_first': {
    status: 403,
    'zh-CN': '你的角色需要两步验证，请先通过学校登录，并在那里完成第二步',
    en: 'Your role needs two-step login. Please log in through your school first, with the second step there.',
  },
  'auth.passwords_off': {
    status: 403,
    'zh-CN': '这里通过学校的登录系统登录，不再使用密码和通行密钥',
    en: 'People log in through their school here; passwords and passkeys are switched off',
  },
  'sign_in.not_found': {
    status: 404,
    'zh-CN': '找不到该登录方式',
    en: 'This way to log in does not exist',
  },
  'sign_in.address_invalid': {
    status: 400,
    field: 'address',
    'zh-CN': '请输入以 https 开头的地址',
    en: 'Please enter an address that begins with https',
  },
  'sign_in.client_missing': {
    status: 400,
    field: 'client_id',
    'zh-CN': '请输入客户端 ID',
    en: 'Please enter the client ID',
  },
  'sign_in.secret_again': {
    status: 400,
    field: 'client_secret',
    'zh-CN': '地址已更改，请重新输入密钥',
    en: 'The address is another one, please enter the secret again',
  },
  'sign_in.untested': {
    status: 409,
    field: 'enabled',
    'zh-CN': '请先测试并通过，再启用',
    en: 'Test it first; it can be switched on once that went well',
  },
  'sign_in.too_many': {
    status: 409,
    'zh-CN': '最多可设置 {max} 种登录方式',
    en: 'There can be {max} ways to log in',
  },
  'sign_in.no_address': {
    status: 409,
    'zh-CN': '服务器还不知道自己的网址（PUBLIC_URL）',
    en: 'The server does not know its own address (PUBLIC_URL)',
  },
  'sign_in.none_enabled': {
    status: 409,
    'zh-CN': '还没有启用任何学校登录，密码不能关闭',
    en: 'No login of a school is switched on, so passwords stay',
  },
  'sign_in.issuer_differs': {
    status: 502,
    'zh-CN': '对方自称 {issuer}，与填写的地址不同',
    en: 'The other side calls itself {issuer}, which is not the address entered',
  },
  'sign_in.answer_strange': {
    status: 502,
    'zh-CN': '该地址的回复不是所选登录协议的内容',
    en: 'What this address answers is not the protocol that was chosen',
  },
  'sign_in.client_refused': {
    status: 502,
    'zh-CN': '对方不接受这个客户端 ID 或密钥',
    en: 'The other side does not accept this client ID or secret',
  },
  'sign_in.last_way': {
    status: 409,
    'zh-CN': '这是你唯一的登录方式，请先添加另一种',
    en: 'This is your only way in; add another one first',
  },
} as const satisfies ErrorTable;
