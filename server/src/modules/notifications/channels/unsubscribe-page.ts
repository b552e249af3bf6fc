import { callUrl } from '@board/contracts/calls/call-url';
import { unsubscribeMail } from '@board/contracts/calls/push';
import type { Locale } from '@board/contracts/constants/locales';

const words: Record<Locale, { title: string; question: string; stop: string; done: string }> = {
  'zh-CN': {
    title: '邮件通知',
    question: '不再接收邮件通知？',
    stop: '不再接收',
    done: '已关闭邮件通知，可随时在个人设置中重新开启。',
  },
  en: {
    title: 'E-mail notifications',
    question: 'Receive no more e-mail notifications?',
    stop: 'Stop',
    done: 'E-mail notifications are off. You can switch them on again in your profile.',
  },
};

const page = (locale: Locale, body: string) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${words[locale].title}</title>
${body}
</html>
`;

/** A page that asks: scanners of mail follow links, and must not decide for anybody. */
export function askPage(locale: Locale, token: string): string {
  const { question, stop } = words[locale];
  const action = callUrl(unsubscribeMail, { query: { token } });
  return page(
    locale,
    `<p>${question}</p>
<form method="post" action="${action}"><button>${stop}</button></form>`,
  );
}

export const donePage = (locale: Locale): string => page(locale, `<p>${words[locale].done}</p>`);
