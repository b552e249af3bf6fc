import type { Locale } from '@board/contracts/constants/locales';
import type { Config } from '../../../config.ts';
import type { Mail } from '../../mail/index.ts';
import type { UserRow } from '../../users/index.ts';

interface Words {
  subject: string;
  lines: (name: string, link: string) => string[];
}

const words: Record<Locale, Words> = {
  'zh-CN': {
    subject: '重置个人任务看板的密码',
    lines: (name, link) => [
      `${name}，你好：`,
      '请在一小时内打开下面的链接设置新密码，链接只能使用一次：',
      link,
      '如果不是你本人申请的，请忽略这封邮件，密码不会改变。',
    ],
  },
  en: {
    subject: 'Reset your password for the Personal Task Board',
    lines: (name, link) => [
      `Hello ${name},`,
      'open this link within an hour to choose a new password; it works once:',
      link,
      'If you did not ask for it, ignore this message: your password stays as it is.',
    ],
  },
};

/** The token stands behind `#`, which browsers send to nobody and servers never log. */
export const resetLink = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, token: string): string =>
  `${PUBLIC_URL}/reset-password#token=${token}`;

export function resetMail(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  person: Pick<UserRow, 'id' | 'username' | 'email' | 'locale'>,
  token: string,
): Mail {
  const { subject, lines } = words[person.locale];
  const link = resetLink({ PUBLIC_URL }, token);
  return {
    userId: person.id,
    to: person.email,
    subject,
    text: lines(person.username, link).join('\n\n'),
  };
}
