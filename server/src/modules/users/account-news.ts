import type { Locale } from '@board/contracts/constants/locales';
import type { NotificationType } from '@board/contracts/constants/notifications';
import { paths } from '@board/contracts/constants/paths';
import type { Role } from '@board/contracts/constants/roles';
import type { Told } from '../../area/tell.ts';
import type { UserRow } from './user-row.repository.ts';

type AccountEvent =
  | { kind: 'password_changed' }
  | { kind: 'email_changed'; email: string }
  | { kind: 'username_changed'; username: string }
  | { kind: 'password_guessed' | 'code_guessed'; times: number }
  | { kind: 'recovery_codes_made' }
  | { kind: 'new_device'; address: string }
  | { kind: 'school_linked' | 'school_unlinked'; name_zh: string; name_en: string }
  | { kind: 'second_factor_on' }
  | { kind: 'second_factor_off'; isLast: boolean }
  | { kind: 'passkey_added' | 'passkey_copied' | 'api_token_made'; name: string }
  | { kind: 'program_let_in' | 'program_put_out'; name: string }
  | { kind: 'passkey_removed'; name: string; isLast: boolean }
  | { kind: 'role_changed'; role: Role }
  | { kind: 'enabled' };

const roleNames: Record<Role, Said> = {
  super_admin: { 'zh-CN': '超级管理员', en: 'super admin' },
  admin: { 'zh-CN': '管理员', en: 'admin' },
  teacher: { 'zh-CN': '教师', en: 'teacher' },
  student: { 'zh-CN': '学生', en: 'student' },
};

type Said = Record<Locale, string>;

/** What whoever did not do it had better do. */
const tell: Said = {
  'zh-CN': '如果不是你本人操作，请立即联系管理员。',
  en: 'If this was not you, tell an administrator at once.',
};
const change: Said = {
  'zh-CN': '如果不是你本人操作，请立即修改密码。',
  en: 'If this was not you, change your password at once.',
};

type Words = Record<Locale, readonly [title: string, message: string]>;

const words: {
  [Kind in AccountEvent['kind']]: (event: AccountEvent & { kind: Kind }) => Words;
} = {
  password_changed: () => ({
    'zh-CN': ['密码已修改', tell['zh-CN']],
    en: ['Password changed', tell.en],
  }),
  email_changed: ({ email }) => ({
    'zh-CN': ['邮箱已修改', `新邮箱：${email}。${change['zh-CN']}`],
    en: ['E-mail address changed', `It is now ${email}. ${change.en}`],
  }),
  username_changed: ({ username }) => ({
    'zh-CN': ['用户名已修改', `新用户名：${username}。${change['zh-CN']}`],
    en: ['Username changed', `It is now ${username}. ${change.en}`],
  }),
  password_guessed: ({ times }) => ({
    'zh-CN': [
      '可能有人在猜你的密码',
      `四周内密码输错了 ${times} 次。如果不是你本人，请换一个别处没有用过的密码，并开启两步验证。`,
    ],
    en: [
      'Somebody may be guessing your password',
      `It was entered wrongly ${times} times within four weeks. If that was not you, choose one that you use nowhere else, and switch two-step login on.`,
    ],
  }),
  code_guessed: ({ times }) => ({
    'zh-CN': [
      '可能有人在猜你的验证码',
      `四周内验证码输错了 ${times} 次。如果不是你本人，请立即修改密码：能输入验证码的人已经知道它。`,
    ],
    en: [
      'Somebody may be guessing your codes',
      `${times} were wrong within four weeks. If that was not you, change your password at once: whoever is asked for a code knows it.`,
    ],
  }),
  recovery_codes_made: () => ({
    'zh-CN': ['恢复码已更换', `之前的恢复码已失效。${change['zh-CN']}`],
    en: ['New recovery codes', `Those before count no longer. ${change.en}`],
  }),
  new_device: ({ address }) => ({
    'zh-CN': [
      '在新设备上登录',
      `来自 ${address}。如果不是你本人操作，请修改密码，所有登录都会随之退出。`,
    ],
    en: [
      'Logged in on a new device',
      `From ${address}. If this was not you, change your password: that logs out everywhere.`,
    ],
  }),
  school_linked: ({ name_zh, name_en }) => ({
    'zh-CN': [
      '已关联学校账号',
      `今后可以用“${name_zh}”登录。如果不是你本人操作，请在“安全”里取消关联并修改密码。`,
    ],
    en: [
      'School account connected',
      `From now on “${name_en}” logs in here. If this was not you, disconnect it under Security and change your password.`,
    ],
  }),
  school_unlinked: ({ name_zh, name_en }) => ({
    'zh-CN': ['已取消关联学校账号', `不再能用“${name_zh}”登录。${change['zh-CN']}`],
    en: ['School account disconnected', `“${name_en}” no longer logs in here. ${change.en}`],
  }),
  second_factor_on: () => ({
    'zh-CN': ['两步验证已开启', `今后登录还需输入验证码。${tell['zh-CN']}`],
    en: ['Two-step login switched on', `From now on logging in also asks for a code. ${tell.en}`],
  }),
  second_factor_off: ({ isLast }) =>
    isLast
      ? {
          'zh-CN': ['两步验证已关闭', `今后登录只需密码。${change['zh-CN']}`],
          en: [
            'Two-step login switched off',
            'From now on the password alone is enough. If this was not you, change it at once.',
          ],
        }
      : {
          'zh-CN': ['验证器已移除', `今后登录改用通行密钥。${change['zh-CN']}`],
          en: ['Authenticator removed', `From now on a passkey takes its place. ${change.en}`],
        },
  api_token_made: ({ name }) => ({
    'zh-CN': [
      '已创建 API 令牌',
      `持有“${name}”的程序可以读取或修改你选择的内容。如果不是你本人操作，请立即撤销它并修改密码。`,
    ],
    en: [
      'API token made',
      `Whoever holds ‘${name}’ reads or changes what you chose. If this was not you, revoke it and change your password at once.`,
    ],
  }),
  program_let_in: ({ name }) => ({
    'zh-CN': [
      '已允许一个程序连接',
      `自称“${name}”的程序可以通过 MCP 使用你选择的内容。如果不是你本人操作，请立即撤销它并修改密码。`,
    ],
    en: [
      'A program was let in',
      `What calls itself “${name}” reaches what you chose through MCP. If this was not you, revoke it and change your password at once.`,
    ],
  }),
  program_put_out: ({ name }) => ({
    'zh-CN': [
      '一个程序的连接已断开',
      `“${name}”的凭证被使用了两次，可能已被他人取得，因此连接已断开。需要时请从程序里重新连接。`,
    ],
    en: [
      'A program was disconnected',
      `A key of ‘${name}’ was used twice, so somebody else may have it. Connect again from the program if you need it.`,
    ],
  }),
  passkey_added: ({ name }) => ({
    'zh-CN': [
      '已添加通行密钥',
      `“${name}”可用于登录。如果不是你本人操作，请立即将其移除并修改密码。`,
    ],
    en: [
      'Passkey added',
      `‘${name}’ logs you in. If this was not you, remove it and change your password at once.`,
    ],
  }),
  passkey_copied: ({ name }) => ({
    'zh-CN': [
      '通行密钥可能已被复制',
      `“${name}”的使用次数不对，这次登录已被拒绝。请用其他方式登录并将其移除。`,
    ],
    en: [
      'A passkey may have been copied',
      `‘${name}’ does not know how often it was used, so it was refused. Log in another way and remove it.`,
    ],
  }),
  passkey_removed: ({ name, isLast }) => ({
    'zh-CN': [
      '已移除通行密钥',
      `“${name}”已失效${isLast ? '，今后登录只需密码' : ''}。${change['zh-CN']}`,
    ],
    en: [
      'Passkey removed',
      isLast
        ? `‘${name}’ counts no longer, and the password alone is enough. If this was not you, change it at once.`
        : `‘${name}’ counts no longer. ${change.en}`,
    ],
  }),
  role_changed: ({ role }) => ({
    'zh-CN': ['角色已变更', `你现在的角色：${roleNames[role]['zh-CN']}。`],
    en: ['Role changed', `You are now: ${roleNames[role].en}.`],
  }),
  enabled: () => ({
    'zh-CN': ['账号已重新启用', '你可以照常登录和使用。'],
    en: ['Account enabled again', 'You can log in and go on as before.'],
  }),
};

/** All others are warnings: somebody else may have done it. */
const types: Partial<Record<AccountEvent['kind'], NotificationType>> = {
  role_changed: 'info',
  enabled: 'success',
};

/** What somebody is told of his own account, in his language. */
export function accountNews(
  { id, locale }: Pick<UserRow, 'id' | 'locale'>,
  event: AccountEvent,
): Told {
  const said = words[event.kind] as (event: AccountEvent) => Words;
  const [title, message] = said(event)[locale];
  return {
    userId: id,
    title,
    message,
    type: types[event.kind] ?? 'warning',
    category: 'user',
    actionUrl: paths.profile,
    about: event.kind,
  };
}
