import type { Locale } from '@board/contracts/constants/locales';
import { paths } from '@board/contracts/constants/paths';
import type { Told } from '../../area/tell.ts';

const words: Record<Locale, Pick<Told, 'title' | 'message'>> = {
  'zh-CN': {
    title: '有了新的日历订阅地址',
    message:
      '知道这个地址的人可以看到你的课程、考试和任务。如果不是你本人操作，请停用它并修改密码。',
  },
  en: {
    title: 'New calendar address',
    message:
      'Whoever knows it reads your lessons, exams and tasks. If this was not you, switch it off and change your password.',
  },
};

export const feedNews = ({ userId, locale }: { userId: string; locale: Locale }): Told => ({
  userId,
  ...words[locale],
  type: 'warning',
  category: 'user',
  actionUrl: paths.profile,
});
