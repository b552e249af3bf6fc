import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import type { Told } from '../../area/tell.ts';
import { failureText } from '../../errors/kept-failure.ts';

const words: Record<Locale, { made: string; unasked: string; off: string }> = {
  'zh-CN': {
    made: '{host} 现在会得知你的内容何时变更',
    unasked: '如果不是你本人操作，请移除这个 Webhook 并修改密码。',
    off: '通知 {host} 的 Webhook 已停用，连续几天都送不到',
  },
  en: {
    made: '{host} now hears when your things change',
    unasked: 'If this was not you, remove the webhook and change your password.',
    off: 'The webhook to {host} is switched off: for days nothing arrived',
  },
};

const told = { category: 'user', actionUrl: paths.profile } as const;

export const madeNews = (userId: string, locale: Locale, host: string): Told => ({
  ...told,
  userId,
  title: words[locale].made.replace('{host}', host),
  message: words[locale].unasked,
  type: 'warning',
});

export const offNews = (
  { id, locale }: { id: string; locale: Locale },
  host: string,
  failure: string,
): Told => ({
  ...told,
  userId: id,
  title: words[locale].off.replace('{host}', host),
  message: failureText(failure, locale),
  type: 'error',
});
