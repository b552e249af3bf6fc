import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import type { Told } from '../../../area/tell.ts';
import { failureText } from '../../../errors/kept-failure.ts';

const words: Record<Locale, { set: string; unasked: string; off: string }> = {
  'zh-CN': {
    set: '通知现在也发到 {host}',
    unasked: '如果不是你本人操作，请移除这个通道并修改密码。',
    off: '提醒通道已停用，连续几天都送不到',
  },
  en: {
    set: 'Notifications also go to {host} now',
    unasked: 'If this was not you, remove the channel and change your password.',
    off: 'Reminders go to your channel no longer: for days none arrived',
  },
};

const told = { category: 'user', actionUrl: paths.profile } as const;

export const setNews = (userId: string, locale: Locale, host: string): Told => ({
  ...told,
  userId,
  title: words[locale].set.replace('{host}', host),
  message: words[locale].unasked,
  type: 'warning',
});

export const offNews = (userId: string, locale: Locale, failure: string): Told => ({
  ...told,
  userId,
  title: words[locale].off,
  message: failureText(failure, locale),
  type: 'error',
});
