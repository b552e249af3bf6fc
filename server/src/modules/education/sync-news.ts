import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import type { Told } from '../../area/tell.ts';
import type { Context } from '../../context/context.ts';
import { failureText } from '../../errors/kept-failure.ts';

const titles: Record<Locale, string> = {
  'zh-CN': '课程同步失败',
  en: 'Courses could not be synced',
};

/** What a sync that begins to fail tells its owner. */
export function syncNews({ actor }: Context, failure: string): Told {
  return {
    userId: actor.userId,
    title: titles[actor.locale],
    message: failureText(failure, actor.locale),
    type: 'error',
    category: 'course',
    actionUrl: paths.profile,
  };
}
