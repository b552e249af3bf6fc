import type { PostKind } from '@board/contracts/constants/classes';
import type { Locale } from '@board/contracts/constants/locales';
import { algebra } from './names.ts';

/** What the demo teacher has: nobody else's sample holds it. */
export const sampleClass = {
  name: { 'zh-CN': '线性代数 2 班', en: 'Linear Algebra, group 2' },
  course: algebra,
};

export const samplePosts: readonly {
  kind: PostKind;
  title: Record<Locale, string>;
  text: Record<Locale, string>;
  /** Days from today; null for what has no day. */
  in: number | null;
}[] = [
  {
    kind: 'message',
    title: { 'zh-CN': '答疑时间', en: 'Office hours' },
    text: { 'zh-CN': '周四下午三点，办公室 B-210', en: 'Thursdays at three, office B-210' },
    in: null,
  },
  {
    kind: 'assignment',
    title: { 'zh-CN': '习题 4：特征值', en: 'Sheet 4: eigenvalues' },
    text: { 'zh-CN': '第 1 至 6 题', en: 'Questions 1 to 6' },
    in: 6,
  },
];
