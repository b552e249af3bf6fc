import type { Mail } from '../../mail/index.ts';
import type { UserRow } from '../../users/index.ts';
import { type Addressee, type Letter, letterLink, letterTo, type Site } from '../letter.ts';

const confirming: Letter = {
  'zh-CN': {
    subject: '确认个人任务看板的邮箱',
    lines: (name, link) => [
      `${name}，你好：`,
      '请在一天内打开下面的链接，确认这是你的邮箱：',
      link,
      '如果与你无关，请忽略这封邮件，我们不会再往这里发送其他内容。',
    ],
  },
  en: {
    subject: 'Confirm your address for the Personal Task Board',
    lines: (name, link) => [
      `Hello ${name},`,
      'open this link within a day to confirm that this address is yours:',
      link,
      'If this is none of yours, ignore this message: nothing else will be sent here.',
    ],
  },
};

const warning: Letter = {
  'zh-CN': {
    subject: '有人要更改你在个人任务看板的邮箱',
    lines: (name, link, address) => [
      `${name}，你好：`,
      `你的账号申请改用邮箱 ${address}，确认之后生效。如果是你本人操作，无需理会。`,
      '如果不是，请在七天内打开下面的链接：邮箱恢复原样，所有登录立即退出。之后请修改密码。',
      link,
    ],
  },
  en: {
    subject: 'Your address for the Personal Task Board is about to change',
    lines: (name, link, address) => [
      `Hello ${name},`,
      `your account was told to use the address ${address}, once that is confirmed. If it was you, there is nothing to do.`,
      'If it was not, open this link within seven days: the address stays or comes back, and every session ends at once. Choose a new password then.',
      link,
    ],
  },
};

export const confirmationMail = (site: Site, person: Addressee, to: string, token: string): Mail =>
  letterTo(person, confirming, { to, link: letterLink(site, 'confirm-email', 'token', token) });

export const warningMail = (
  site: Site,
  person: Addressee & Pick<UserRow, 'email'>,
  address: string,
  token: string,
): Mail => {
  const link = letterLink(site, 'confirm-email', 'back', token);
  return letterTo(person, warning, { to: person.email, link, address });
};
