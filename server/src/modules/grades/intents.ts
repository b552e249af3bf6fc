import type { Locale } from '@board/contracts/constants/locales';
import { type Intent, noErrand, plain, question } from '../../area/intent.ts';
import { listGradesTool } from './tools.ts';

const words = {
  'zh-CN': {
    noneOf: (name: string) => `没有找到“${name}”的成绩，可以在成绩页面填写。`,
    none: '还没有成绩，可以在成绩页面填写。',
    average: (average: number) => `目前的平均绩点是 **${average}**。`,
    noAverage: '还没有可以计入平均绩点的成绩。',
    mark: (course: string, mark: number | null) => `- ${course}：${mark ?? '还没有分数'}`,
  },
  en: {
    noneOf: (name: string) =>
      `I find no grade of “${name}”; grades are entered on the page of grades.`,
    none: 'There are no grades yet; they are entered on the page of grades.',
    average: (average: number) => `Your grade point average so far is **${average}**.`,
    noAverage: 'There is no grade yet that counts for an average.',
    mark: (course: string, mark: number | null) => `- ${course}: ${mark ?? 'no mark yet'}`,
  },
} satisfies Record<Locale, object>;

/** The marks of a course are told part by part. */
const exam = /\s*(?:midterm|final|exam|test|quiz|期中|期末|考试|[上这本]个?学期)+$/i;

export const gradeIntents: readonly Intent[] = [
  question(listGradesTool, {
    says: [
      '(what is|show|show me|tell me|how is) my (gpa|grade point average|average grade|average)[ so far| now| at the moment]',
      '(what are|show|show me|list) my (grades|marks)[ so far| now]',
      '[my ](gpa|grade point average|average|grades|marks)',
      '(what|which) (mark|grade|score) did i get (in|on|for) [my |the ]{name}',
      'what did i (get|score) (in|on) [my |the ]{name}',
      'what is my [current ](mark|grade|score|grades) (in|on|for) [my |the ]{name}',
      'how did i do (in|on) [my |the ]{name}',
      '[what about |how about |and ]my {name} (mark|grade|score)',
      '[my ](mark|grade|score) (in|for) {name}',
      '(what|which) (grades|marks) do i have[ so far]',
      'what is my {name} (mark|grade|score)',
      '[我][现在|目前|这学期][的](绩点|平均绩点|gpa|成绩)[现在|目前](是多少|多少|有多少|怎么样|如何|是什么|呢)',
      '[我][的](平均绩点|绩点|成绩|平均分)[是多少|多少]',
      '[我][的][考试]考了多少分',
      '(查|看|看看|查看|查一下|看一下)[我][的](绩点|平均绩点|gpa|成绩)',
      '(?!.*(要|才|能考|会考|该考|想考))[我][的]{name}[考了|得了|考|是]多少分',
      `${noErrand}[我][的]{name}(考得|考的|学得)(怎么样|咋样|如何)`,
      '[我][的]{name}[的]成绩[是多少|多少|怎么样|呢|出了吗|出来了吗]',
    ],
    input({ name = '' }) {
      const course = name.replace(exam, '').trim();
      return course === '' ? {} : { course };
    },
    example: { 'zh-CN': '我的绩点是多少？', en: 'What is my GPA?' },
    say({ course, average, courses }, locale) {
      const say = words[locale];
      const lines = courses.flatMap(({ course_name, mark_so_far, parts }) => [
        say.mark(plain(course_name), mark_so_far),
        ...(course === undefined ? [] : parts).map(
          ({ name, mark }) => `  ${say.mark(plain(name), mark)}`,
        ),
      ]);
      if (course !== undefined) return lines.join('\n') || say.noneOf(plain(course));
      if (courses.length === 0) return say.none;
      return [average === null ? say.noAverage : say.average(average), '', ...lines].join('\n');
    },
  }),
];
