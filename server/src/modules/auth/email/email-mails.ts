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
      '如果不是，请在七天内打开下面的链接：邮箱恢复原样，此后添加的通行密钥和两步验证都会移除，所有登录立即退出。之后请修改密码。',
      link,
    ],
  },
  en: {
    subject: 'Your address for the Personal Task Board is about to change',
    lines: (name, link, address) => [
      `Hello ${name},`,
      `your account was told to use the address ${address}, once that is confirmed. If it was you, there is nothing to do.`,
      'If it was not, open this link within seven days: the address stays or comes back, passkeys and two-step login that were added since are taken away, and every session ends at once. Choose a new password then.',
      link,
    ],
  },
};

const firstFactor: Letter = {
  'zh-CN': {
    subject: '你的个人任务看板账号多了一种登录验证',
    lines: (name, link) => [
      `${name}，你好：`,
      '你的账号刚刚添加了通行密钥，或开启了两步验证。如果是你本人操作，无需理会。',
      '如果不是，请在七天内打开下面的链接：此后添加的通行密钥和两步验证都会移除，所有登录立即退出。之后请修改密码，因为那个人知道它。',
      link,
    ],
  },
  en: {
    subject: 'Your account at the Personal Task Board asks for more than the password now',
    lines: (name, link) => [
      `Hello ${name},`,
      'a passkey or two-step login was added to your account just now. If it was you, there is nothing to do.',
      'If it was not, open this link within seven days: passkeys and two-step login that were added since are taken away, and every session ends at once. Choose a new password then, since somebody knows the one you have.',
      link,
    ],
  },
};

export const confirmationMail = (site: Site, person: Addressee, to: string, token: string): Mail =>
  letterTo(person, confirming, { to, link: letterLink(site, 'confirm-email', 'token', token) });

type Owner = Addressee & Pick<UserRow, 'email'>;

const backMail = (letter: Letter, site: Site, person: Owner, token: string, address = ''): Mail => {
  const link = letterLink(site, 'confirm-email', 'back', token);
  return letterTo(person, letter, { to: person.email, link, address });
};

export const warningMail = (site: Site, person: Owner, address: string, token: string): Mail =>
  backMail(warning, site, person, token, address);

export const firstFactorMail = (site: Site, person: Owner, token: string): Mail =>
  backMail(firstFactor, site, person, token);
