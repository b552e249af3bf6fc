import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import type { Context } from '../../../context.ts';
import type { Told } from '../../../tell.ts';

interface Counts {
  created: number;
  merged: number;
  removed: number;
}

const words: Record<Locale, { title: string; message: (term: string, counts: Counts) => string }> =
  {
    'zh-CN': {
      title: '课程导入完成',
      message: (term, { created, merged, removed }) =>
        `${term}：新增 ${created} 门，合并 ${merged} 门，移除 ${removed} 门。`,
    },
    en: {
      title: 'Courses imported',
      message: (term, { created, merged, removed }) =>
        `${term}: ${created} added, ${merged} merged, ${removed} removed.`,
    },
  };

/** What an import tells its owner. */
export function importNews({ actor }: Context, id: string, term: string, counts: Counts): Told {
  const { title, message } = words[actor.locale];
  return {
    userId: actor.userId,
    id,
    title,
    message: message(term, counts),
    type: 'success',
    category: 'course',
    actionUrl: paths.timetable,
  };
}
