import type { PasswordLink } from '@board/contracts/schemas/admin-users';
import { dayMs } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { queueMail } from '../../mail/index.ts';
import type { UserRow } from '../../users/index.ts';
import { type Letter, letterTo } from '../letter.ts';
import { makeResetLink } from './make-reset-link.ts';

/** Over a holiday, and no term. */
const invitedFor = 14 * dayMs;

const words: Letter = {
  'zh-CN': {
    subject: '你的个人任务看板账号',
    lines: (name, link) => [
      `${name}，你好：`,
      '学校为你开通了账号。请在十四天内打开下面的链接设置密码，链接只能使用一次：',
      link,
      '如果与你无关，请忽略这封邮件。',
    ],
  },
  en: {
    subject: 'Your account at the Personal Task Board',
    lines: (name, link) => [
      `Hello ${name},`,
      'your school has made an account for you. Open this link within fourteen days to choose a password; it works once:',
      link,
      'If this is none of yours, ignore this message.',
    ],
  },
};

/** The account is there; whoever has the link chooses its password. */
export async function invite(
  ctx: PublicContext,
  tx: Transaction,
  person: UserRow,
  { byMail }: { byMail: boolean },
): Promise<PasswordLink> {
  const made = await makeResetLink(ctx, tx, person, invitedFor);
  if (byMail)
    await queueMail(ctx, tx, letterTo(person, words, { to: person.email, link: made.link }));
  return made;
}
