import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import type { Context } from '../../context.ts';
import type { NewNotification } from '../notifications/index.ts';
import type { ImportRecord } from './imports.repository.ts';

const words: Record<Locale, { title: string; message: (name: string, entries: number) => string }> =
  {
    'zh-CN': {
      title: '账单导入完成',
      message: (name, entries) => `${name}：已导入 ${entries} 笔。`,
    },
    en: {
      title: 'Transactions imported',
      message: (name, entries) => `${name}: ${entries} imported.`,
    },
  };

/** What an import tells its owner. */
export function importNews(
  { actor }: Context,
  { id, name, entries }: Pick<ImportRecord, 'id' | 'name' | 'entries'>,
): NewNotification {
  const { title, message } = words[actor.locale];
  return {
    userId: actor.userId,
    id,
    title,
    message: message(name, entries),
    type: 'success',
    category: 'user',
    actionUrl: paths.finance,
  };
}
