import type { Mail } from '../../mail/index.ts';
import type { UserRow } from '../../users/index.ts';
import { type Addressee, type Letter, letterTo } from '../letter.ts';

const words: Letter = {
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

export const resetMail = (person: Addressee & Pick<UserRow, 'email'>, link: string): Mail =>
  letterTo(person, words, { to: person.email, link });
