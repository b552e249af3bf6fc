import type { Locale } from '@board/contracts/constants/locales';
import { type Intent, plain, question } from '../../intent.ts';
import { listGradesTool } from './tools.ts';

const words = {
  'zh-CN': {
    none: '还没有成绩，可以在成绩页面填写。',
    average: (average: number) => `目前的平均绩点是 **${average}**。`,
    noAverage: '还没有可以计入平均绩点的成绩。',
    mark: (course: string, mark: number | null) => `- ${course}：${mark ?? '还没有分数'}`,
  },
  en: {
    none: 'There are no grades yet; they are entered on the page of grades.',
    average: (average: number) => `Your grade point average so far is **${average}**.`,
    noAverage: 'There is no grade yet that counts for an average.',
    mark: (course: string, mark: number | null) => `- ${course}: ${mark ?? 'no mark yet'}`,
  },
} satisfies Record<Locale, object>;

export const gradeIntents: readonly Intent[] = [
  question(listGradesTool, {
    says: [
      '(what is|show|show me|tell me|how is) my (gpa|grade point average|average grade|average)[ so far| now| at the moment]',
      '(what are|show|show me|list) my (grades|marks)[ so far| now]',
      '[我][现在|目前|这学期][的](绩点|平均绩点|gpa|成绩)[现在|目前](是多少|多少|有多少|怎么样|如何|是什么|呢)',
      '(查|看|看看|查看|查一下|看一下)[我][的](绩点|平均绩点|gpa|成绩)',
    ],
    example: { 'zh-CN': '我的绩点是多少？', en: 'What is my GPA?' },
    say({ average, courses }, locale) {
      const say = words[locale];
      if (courses.length === 0) return say.none;
      return [
        average === null ? say.noAverage : say.average(average),
        '',
        ...courses.map(({ course_name, mark_so_far }) => say.mark(plain(course_name), mark_so_far)),
      ].join('\n');
    },
  }),
];
