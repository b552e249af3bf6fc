import { addMessages, createI18n } from '@board/platform/host';
import en from '../messages/en.json';
import zh from '../messages/zh-CN.json';

export const shellMessages = { namespace: 'shell', catalogs: { 'zh-CN': zh, en } };

export function withShellTexts(locale: 'zh-CN' | 'en' = 'en'): void {
  createI18n(locale);
  addMessages(shellMessages.namespace, shellMessages.catalogs);
}
