import type { Locale } from '@board/contracts/constants/locales';
import { algebra, networks, structures } from './names.ts';

interface SampleTask {
  title: Record<Locale, string>;
  /** Days from today. */
  in: number;
  time?: string;
  priority: 'high' | 'medium' | 'low';
  completed?: boolean;
  duration_minutes?: number;
  course?: Record<Locale, string>;
  assignment?: 'set' | 'graded';
  tags?: Record<Locale, string[]>;
  steps?: Record<Locale, string[]>;
  /** In markdown. */
  notes?: Record<Locale, string>;
  /** What its picture is called. */
  picture?: Record<Locale, string>;
}

export const sampleTasks: readonly SampleTask[] = [
  {
    title: { 'zh-CN': '红黑树实验报告', en: 'Red-black tree lab report' },
    in: 0,
    time: '16:00-17:30',
    priority: 'high',
    notes: {
      'zh-CN':
        '**四种情形**先画图，再写代码。\n\n- 随机插入 $10^4$ 个键，每步检查\n- 报告写清复杂度 $O(\\log n)$',
      en: '**Four shapes** first, then code.\n\n- Insert $10^4$ random keys, check after each\n- Say why it is $O(\\log n)$',
    },
    course: structures,
    assignment: 'set',
    tags: { 'zh-CN': ['实验', '要交'], en: ['lab', 'hand-in'] },
    picture: { 'zh-CN': '黑高推导.png', en: 'Black height.png' },
    steps: {
      'zh-CN': ['读 CLRS 13.3、13.4', '写 rb_insert_fixup', '写 rb_delete_fixup，四种情形'],
      en: ['Read CLRS 13.3 and 13.4', 'Write rb_insert_fixup', 'Write rb_delete_fixup, four cases'],
    },
  },
  {
    title: { 'zh-CN': '网络项目小组会议', en: 'Group call: Networks project' },
    in: 0,
    time: '18:10-18:50',
    priority: 'medium',
    course: networks,
  },
  {
    title: { 'zh-CN': '六级单词第 14 组', en: 'CET-6 vocabulary, list 14' },
    in: 0,
    time: '20:30-21:00',
    priority: 'medium',
  },
  {
    title: { 'zh-CN': '归还图书馆的两本书', en: 'Return two books to the library' },
    in: 0,
    priority: 'low',
    completed: true,
  },
  {
    title: { 'zh-CN': '六级听力 2019 年真题', en: 'CET-6 listening, 2019' },
    in: 1,
    priority: 'medium',
    duration_minutes: 45,
  },
  {
    title: { 'zh-CN': '给林老师回信', en: 'Reply to Prof. Lin' },
    in: 1,
    priority: 'medium',
    duration_minutes: 20,
  },
  {
    title: { 'zh-CN': '线性代数第 7 次作业', en: 'Linear Algebra, problem set 7' },
    in: 1,
    priority: 'high',
    duration_minutes: 90,
    course: algebra,
    assignment: 'set',
  },
  {
    title: { 'zh-CN': '第六次作业：AVL 树', en: 'Homework 6: AVL trees' },
    in: -5,
    priority: 'medium',
    completed: true,
    course: structures,
    assignment: 'set',
  },
  {
    title: { 'zh-CN': '实验四：哈希表', en: 'Lab 4: hash tables' },
    in: -12,
    priority: 'medium',
    completed: true,
    course: structures,
    assignment: 'graded',
  },
  {
    title: { 'zh-CN': '预订周六的羽毛球场', en: 'Book a badminton court for Saturday' },
    in: 2,
    priority: 'low',
  },
];
