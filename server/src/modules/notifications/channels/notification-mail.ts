import type { Locale } from '@board/contracts/constants/locales';
import type { Config } from '../../../config/config.ts';
import { derivedId } from '../../../database/ids.ts';
import { escapeHtml } from '../../../files/html.ts';
import type { Mail } from '../../mail/index.ts';
import type { UserRow } from '../../users/index.ts';
import type { NotificationRow } from '../notifications.repository.ts';
import { unsubscribeLink } from './unsubscribe-token.ts';

const words: Record<Locale, { open: string; why: string; stop: string }> = {
  'zh-CN': {
    open: '打开',
    why: '你收到这封邮件，是因为在个人任务看板中开启了邮件通知。',
    stop: '不再接收邮件通知',
  },
  en: {
    open: 'Open',
    why: 'You receive this because e-mail notifications are on in your Personal Task Board.',
    stop: 'Stop e-mail notifications',
  },
};

/** Plain and HTML, in the person's language, with one click to receive no more. */
export function notificationMail(
  config: Pick<Config, 'PUBLIC_URL' | 'SECRET_KEY'>,
  person: UserRow,
  { id, title, message, action_url: path }: NotificationRow,
): Mail {
  const { open, why, stop } = words[person.locale];
  const { PUBLIC_URL: site } = config;
  const target = site && path ? `${site}${path}` : '';
  const unsubscribe = site ? unsubscribeLink(config, person.id) : '';
  return {
    // What goes to everybody has one id in all their lists, and is a mail of each one's own.
    id: derivedId(id, person.id),
    userId: person.id,
    to: person.email,
    subject: oneLine(title),
    text: [
      message || title,
      target && `${open}: ${target}`,
      `--\n${why}`,
      unsubscribe && `${stop}: ${unsubscribe}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: [
      `<p><strong>${escapeHtml(title)}</strong></p>`,
      message && `<p>${escapeHtml(message).replaceAll('\n', '<br>')}</p>`,
      target && `<p><a href="${escapeHtml(target)}">${open}</a></p>`,
      `<hr><p><small>${why}</small></p>`,
      unsubscribe && `<p><small><a href="${escapeHtml(unsubscribe)}">${stop}</a></small></p>`,
    ]
      .filter(Boolean)
      .join('\n'),
    ...(unsubscribe && { unsubscribe }),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
