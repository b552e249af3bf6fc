import type { Locale } from '@board/contracts/constants/locales';
import type { NotificationType } from '@board/contracts/constants/notifications';
import { paths } from '@board/contracts/constants/paths';
import type { Role } from '@board/contracts/constants/roles';
import type { Told } from '../../tell.ts';
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

interface Words {
  title: string;
  message: string;
}

const roleNames: Record<Locale, Record<Role, string>> = {
  'zh-CN': { super_admin: '超级管理员', admin: '管理员', teacher: '教师', student: '学生' },
  en: { super_admin: 'super admin', admin: 'admin', teacher: 'teacher', student: 'student' },
};

const words: Record<Locale, (event: AccountEvent) => Words> = {
  'zh-CN': (event) => {
    switch (event.kind) {
      case 'password_changed':
        return { title: '密码已修改', message: '如果不是你本人操作，请立即联系管理员。' };
      case 'email_changed':
        return {
          title: '邮箱已修改',
          message: `新邮箱：${event.email}。如果不是你本人操作，请立即修改密码。`,
        };
      case 'username_changed':
        return {
          title: '用户名已修改',
          message: `新用户名：${event.username}。如果不是你本人操作，请立即修改密码。`,
        };
      case 'password_guessed':
        return {
          title: '可能有人在猜你的密码',
          message: `四周内密码输错了 ${event.times} 次。如果不是你本人，请换一个别处没有用过的密码，并开启两步验证。`,
        };
      case 'code_guessed':
        return {
          title: '可能有人在猜你的验证码',
          message: `四周内验证码输错了 ${event.times} 次。如果不是你本人，请立即修改密码：能输入验证码的人已经知道它。`,
        };
      case 'recovery_codes_made':
        return {
          title: '恢复码已更换',
          message: '之前的恢复码已失效。如果不是你本人操作，请立即修改密码。',
        };
      case 'new_device':
        return {
          title: '在新设备上登录',
          message: `来自 ${event.address}。如果不是你本人操作，请修改密码，所有登录都会随之退出。`,
        };
      case 'school_linked':
        return {
          title: '已关联学校账号',
          message: `今后可以用“${event.name_zh}”登录。如果不是你本人操作，请在“安全”里取消关联并修改密码。`,
        };
      case 'school_unlinked':
        return {
          title: '已取消关联学校账号',
          message: `不再能用“${event.name_zh}”登录。如果不是你本人操作，请立即修改密码。`,
        };
      case 'second_factor_on':
        return {
          title: '两步验证已开启',
          message: '今后登录还需输入验证码。如果不是你本人操作，请立即联系管理员。',
        };
      case 'second_factor_off':
        return {
          title: event.isLast ? '两步验证已关闭' : '验证器已移除',
          message: event.isLast
            ? '今后登录只需密码。如果不是你本人操作，请立即修改密码。'
            : '今后登录改用通行密钥。如果不是你本人操作，请立即修改密码。',
        };
      case 'api_token_made':
        return {
          title: '已创建 API 令牌',
          message: `持有“${event.name}”的程序可以读取或修改你选择的内容。如果不是你本人操作，请立即撤销它并修改密码。`,
        };
      case 'program_let_in':
        return {
          title: '已允许一个程序连接',
          message: `自称“${event.name}”的程序可以通过 MCP 使用你选择的内容。如果不是你本人操作，请立即撤销它并修改密码。`,
        };
      case 'program_put_out':
        return {
          title: '一个程序的连接已断开',
          message: `“${event.name}”的凭证被使用了两次，可能已被他人取得，因此连接已断开。需要时请从程序里重新连接。`,
        };
      case 'passkey_added':
        return {
          title: '已添加通行密钥',
          message: `“${event.name}”可用于登录。如果不是你本人操作，请立即将其移除并修改密码。`,
        };
      case 'passkey_copied':
        return {
          title: '通行密钥可能已被复制',
          message: `“${event.name}”的使用次数不对，这次登录已被拒绝。请用其他方式登录并将其移除。`,
        };
      case 'passkey_removed':
        return {
          title: '已移除通行密钥',
          message: event.isLast
            ? `“${event.name}”已失效，今后登录只需密码。如果不是你本人操作，请立即修改密码。`
            : `“${event.name}”已失效。如果不是你本人操作，请立即修改密码。`,
        };
      case 'role_changed':
        return {
          title: '角色已变更',
          message: `你现在的角色：${roleNames['zh-CN'][event.role]}。`,
        };
      case 'enabled':
        return { title: '账号已重新启用', message: '你可以照常登录和使用。' };
    }
  },
  en: (event) => {
    switch (event.kind) {
      case 'password_changed':
        return {
          title: 'Password changed',
          message: 'If this was not you, tell an administrator at once.',
        };
      case 'email_changed':
        return {
          title: 'E-mail address changed',
          message: `It is now ${event.email}. If this was not you, change your password at once.`,
        };
      case 'username_changed':
        return {
          title: 'Username changed',
          message: `It is now ${event.username}. If this was not you, change your password at once.`,
        };
      case 'password_guessed':
        return {
          title: 'Somebody may be guessing your password',
          message: `It was entered wrongly ${event.times} times within four weeks. If that was not you, choose one that you use nowhere else, and switch two-step sign-in on.`,
        };
      case 'code_guessed':
        return {
          title: 'Somebody may be guessing your codes',
          message: `${event.times} were wrong within four weeks. If that was not you, change your password at once: whoever is asked for a code knows it.`,
        };
      case 'recovery_codes_made':
        return {
          title: 'New recovery codes',
          message:
            'Those before count no longer. If this was not you, change your password at once.',
        };
      case 'new_device':
        return {
          title: 'Signed in on a new device',
          message: `From ${event.address}. If this was not you, change your password: that signs out everywhere.`,
        };
      case 'school_linked':
        return {
          title: 'School account connected',
          message: `From now on “${event.name_en}” signs in here. If this was not you, disconnect it under Security and change your password.`,
        };
      case 'school_unlinked':
        return {
          title: 'School account disconnected',
          message: `“${event.name_en}” no longer signs in here. If this was not you, change your password at once.`,
        };
      case 'second_factor_on':
        return {
          title: 'Second step switched on',
          message:
            'From now on signing in also asks for a code. If this was not you, tell an administrator at once.',
        };
      case 'second_factor_off':
        return {
          title: event.isLast ? 'Second step switched off' : 'Authenticator removed',
          message: event.isLast
            ? 'From now on the password alone signs in. If this was not you, change it at once.'
            : 'From now on a passkey takes its place. If this was not you, change your password at once.',
        };
      case 'api_token_made':
        return {
          title: 'API token made',
          message: `Whoever holds ‘${event.name}’ reads or changes what you chose. If this was not you, revoke it and change your password at once.`,
        };
      case 'program_let_in':
        return {
          title: 'A program was let in',
          message: `What calls itself ‘${event.name}’ reaches what you chose through MCP. If this was not you, revoke it and change your password at once.`,
        };
      case 'program_put_out':
        return {
          title: 'A program was disconnected',
          message: `A key of ‘${event.name}’ was used twice, so somebody else may have it. Connect again from the program if you need it.`,
        };
      case 'passkey_added':
        return {
          title: 'Passkey added',
          message: `‘${event.name}’ signs you in. If this was not you, remove it and change your password at once.`,
        };
      case 'passkey_copied':
        return {
          title: 'A passkey may have been copied',
          message: `‘${event.name}’ does not know how often it was used, so it was refused. Sign in another way and remove it.`,
        };
      case 'passkey_removed':
        return {
          title: 'Passkey removed',
          message: event.isLast
            ? `‘${event.name}’ counts no longer, and the password alone signs in. If this was not you, change it at once.`
            : `‘${event.name}’ counts no longer. If this was not you, change your password at once.`,
        };
      case 'role_changed':
        return { title: 'Role changed', message: `You are now: ${roleNames.en[event.role]}.` };
      case 'enabled':
        return { title: 'Account enabled again', message: 'You can sign in and go on as before.' };
    }
  },
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
  return {
    userId: id,
    ...words[locale](event),
    type: types[event.kind] ?? 'warning',
    category: 'user',
    actionUrl: paths.profile,
  };
}
