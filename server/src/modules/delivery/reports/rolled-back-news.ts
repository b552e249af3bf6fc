import type { Locale } from '@board/contracts/constants/locales';
import type { Told } from '../../../area/tell.ts';

interface Release {
  remote: string;
  version: string;
}

const words: Record<Locale, (release: Release) => Pick<Told, 'title' | 'message'>> = {
  'zh-CN': ({ remote, version }) => ({
    title: `${remote} 已自动回滚`,
    message: `版本 ${version} 对多人出错，已恢复为之前的版本。`,
  }),
  en: ({ remote, version }) => ({
    title: `${remote} went back by itself`,
    message: `Release ${version} failed for several people; the one before it is served again.`,
  }),
};

export function rolledBackNews(
  userId: string,
  locale: Locale,
  release: Release,
): Omit<Told, 'actionUrl'> {
  return {
    userId,
    ...words[locale](release),
    type: 'error',
    category: 'system',
  };
}
