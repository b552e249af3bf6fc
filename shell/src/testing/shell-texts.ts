import { addMessages, createI18n } from '@board/platform/host';
import accountEn from '../messages/account/en.json';
import accountZh from '../messages/account/zh-CN.json';
import en from '../messages/en.json';
import enLate from '../messages/late/en.json';
import zhLate from '../messages/late/zh-CN.json';
import enProfile from '../messages/profile/en.json';
import zhProfile from '../messages/profile/zh-CN.json';
import enSignedIn from '../messages/signed-in/en.json';
import zhSignedIn from '../messages/signed-in/zh-CN.json';
import zh from '../messages/zh-CN.json';

export const shellMessages = {
  namespace: 'shell',
  catalogs: {
    'zh-CN': { ...zh, ...accountZh, ...zhSignedIn, ...zhLate, ...zhProfile },
    en: { ...en, ...accountEn, ...enSignedIn, ...enLate, ...enProfile },
  },
};

export function withShellTexts(locale: 'zh-CN' | 'en' = 'en'): void {
  createI18n(locale);
  addMessages(shellMessages.namespace, shellMessages.catalogs);
}
