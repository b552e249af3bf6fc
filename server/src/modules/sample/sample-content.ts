import type { PostKind } from '@board/contracts/constants/classes';
import type { Locale } from '@board/contracts/constants/locales';
import type { Rhythm } from '@board/contracts/constants/transactions';

interface SampleMeeting {
  weekday: number;
  periods?: string;
  /** Of what has no periods. */
  time?: string;
  weeks: string;
}

interface SamplePart {
  part: Record<Locale, string>;
  weight: number;
  mark: number | null;
}

interface SampleCourse {
  name: Record<Locale, string>;
  teacher: Record<Locale, string>;
  classroom: Record<Locale, string>;
  meetings: readonly SampleMeeting[];
  credits: number;
  note?: Record<Locale, string>;
  /** Weights and marks in percent; without a mark it is still to come. */
  parts: readonly SamplePart[];
}

const everyWeek = '1-16周';

const meeting = (weekday: number, periods: string, weeks = everyWeek): SampleMeeting => ({
  weekday,
  periods: `${periods}节`,
  weeks,
});

const place = (text: string): Record<Locale, string> => ({ 'zh-CN': text, en: text });

const labs = { 'zh-CN': '实验', en: 'Labs' };
const homework = (weight: number, mark: number): SamplePart => ({
  part: { 'zh-CN': '作业', en: 'Homework' },
  weight,
  mark,
});
const midterm = (weight: number, mark: number | null): SamplePart => ({
  part: { 'zh-CN': '期中', en: 'Midterm' },
  weight,
  mark,
});
const final = (weight: number): SamplePart => ({
  part: { 'zh-CN': '期末', en: 'Final' },
  weight,
  mark: null,
});
const usual = (done: number, half: number | null) => [
  homework(30, done),
  midterm(30, half),
  final(40),
];

export const sampleTermName: Record<Locale, string> = { 'zh-CN': '示例学期', en: 'Sample term' };
export const sampleWeeks = 18;
/** Today lies in this week of it. */
export const sampleWeek = 11;

/** A plausible term of a second-year student. */
export const sampleCourses: readonly SampleCourse[] = [
  {
    name: { 'zh-CN': '线性代数', en: 'Linear Algebra' },
    teacher: { 'zh-CN': '林老师', en: 'Prof. Lin' },
    classroom: place('A-302'),
    meetings: [meeting(1, '1-2'), meeting(3, '3-4'), meeting(5, '3-4', '1-15周(单)')],
    credits: 4,
    parts: usual(94, 91),
  },
  {
    name: { 'zh-CN': '数据结构', en: 'Data Structures' },
    teacher: { 'zh-CN': '陈老师', en: 'Dr. Chen' },
    classroom: place('B-105'),
    meetings: [meeting(1, '3-4'), meeting(3, '1-2')],
    credits: 4,
    note: {
      'zh-CN':
        '**答疑**：周四 15:00，B-210\n\n- 实验报告 23:00 前交，迟一天扣 10 分\n- 期末闭卷，可带一页手写笔记',
      en: '**Office hours**: Thursdays at three, B-210\n\n- Lab reports by 23:00, ten points less for each day\n- The final is closed book, one handwritten page is allowed',
    },
    parts: [homework(20, 88), { part: labs, weight: 20, mark: 92 }, midterm(20, 85), final(40)],
  },
  {
    name: { 'zh-CN': '大学英语', en: 'College English' },
    teacher: { 'zh-CN': '吴老师', en: 'Ms. Wu' },
    classroom: place('C-210'),
    meetings: [meeting(1, '6-7'), meeting(4, '1-2')],
    credits: 3,
    parts: usual(86, 84),
  },
  {
    name: { 'zh-CN': '概率论与数理统计', en: 'Probability and Statistics' },
    teacher: { 'zh-CN': '赵老师', en: 'Prof. Zhao' },
    classroom: place('A-208'),
    meetings: [meeting(2, '3-5'), meeting(4, '3-4')],
    credits: 3,
    parts: usual(78, 71),
  },
  {
    name: { 'zh-CN': '羽毛球', en: 'Badminton' },
    teacher: { 'zh-CN': '孙老师', en: 'Mr. Sun' },
    classroom: { 'zh-CN': '体育馆', en: 'Sports Hall' },
    meetings: [meeting(2, '6-7')],
    credits: 1,
    parts: [],
  },
  {
    name: { 'zh-CN': '计算机网络', en: 'Computer Networks' },
    teacher: { 'zh-CN': '周老师', en: 'Dr. Zhou' },
    classroom: place('D-401'),
    meetings: [meeting(3, '6-7'), meeting(5, '1-2')],
    credits: 3,
    parts: usual(90, null),
  },
  {
    name: { 'zh-CN': '操作系统实验', en: 'OS Lab' },
    teacher: { 'zh-CN': '钱老师', en: 'Dr. Qian' },
    classroom: place('X-304'),
    meetings: [meeting(3, '11-12', '5-16周')],
    credits: 1,
    parts: [{ part: labs, weight: 100, mark: 93 }],
  },
  {
    name: { 'zh-CN': '大学物理实验', en: 'Physics Lab' },
    teacher: { 'zh-CN': '郑老师', en: 'Dr. Zheng' },
    classroom: place('X-112'),
    meetings: [meeting(4, '8-10', '3-15周(单)')],
    credits: 2,
    parts: [{ part: labs, weight: 60, mark: 87 }, final(40)],
  },
  {
    name: { 'zh-CN': '形势与政策', en: 'Current Affairs' },
    teacher: { 'zh-CN': '冯老师', en: 'Dr. Feng' },
    classroom: { 'zh-CN': '二号报告厅', en: 'Hall 2' },
    meetings: [meeting(5, '6')],
    credits: 2,
    parts: [],
  },
  {
    name: { 'zh-CN': '机器人社例会', en: 'Robotics club' },
    teacher: { 'zh-CN': '社团', en: 'The club' },
    classroom: { 'zh-CN': '201 室', en: 'Room 201' },
    meetings: [{ weekday: 1, time: '12:15-13:30', weeks: everyWeek }],
    credits: 0,
    parts: [],
  },
];

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

const structures = { 'zh-CN': '数据结构', en: 'Data Structures' };
const algebra = { 'zh-CN': '线性代数', en: 'Linear Algebra' };
const probability = { 'zh-CN': '概率论与数理统计', en: 'Probability and Statistics' };
const networks = { 'zh-CN': '计算机网络', en: 'Computer Networks' };

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

interface SampleExam {
  title: Record<Locale, string>;
  course: Record<Locale, string>;
  room: Record<Locale, string>;
  /** Days from today. */
  in: number;
  time: string;
  seat?: string;
  weight: number;
}

export const sampleExams: readonly SampleExam[] = [
  {
    title: { 'zh-CN': '期中', en: 'Midterm' },
    course: probability,
    room: { 'zh-CN': '三号楼 301', en: 'Hall 3' },
    in: 3,
    time: '09:00-11:00',
    seat: '27',
    weight: 30,
  },
  {
    title: { 'zh-CN': '第二次小测', en: 'Quiz 2, trees and heaps' },
    course: structures,
    room: place('B-105'),
    in: 7,
    time: '08:00-08:45',
    weight: 10,
  },
  {
    title: { 'zh-CN': '期末', en: 'Final exam' },
    course: structures,
    room: place(''),
    in: 57,
    time: '09:00-11:00',
    weight: 40,
  },
];

interface SampleTransaction {
  type: 'income' | 'expense';
  amount: number;
  category: string;
  description: Record<Locale, string>;
  course?: Record<Locale, string>;
  /** Days before today. */
  ago: number;
  account: SampleAccount['kind'];
  /** Half and half with the friend. */
  shared?: true;
}

interface SampleAccount {
  kind: 'card' | 'meal_card' | 'cash' | 'goal' | 'friend';
  name: Record<Locale, string>;
  opening: number;
  wanted?: number;
}

/** One of each kind. */
export const sampleAccounts: readonly SampleAccount[] = [
  { kind: 'card', name: { 'zh-CN': '储蓄卡', en: 'Debit card' }, opening: 3982.4 },
  { kind: 'meal_card', name: { 'zh-CN': '饭卡', en: 'Meal card' }, opening: 116.2 },
  { kind: 'cash', name: { 'zh-CN': '现金', en: 'Cash' }, opening: 85 },
  { kind: 'goal', name: { 'zh-CN': '笔记本电脑', en: 'Laptop' }, opening: 1740, wanted: 6000 },
  { kind: 'friend', name: { 'zh-CN': '室友', en: 'Roommate' }, opening: 0 },
];

/** By when the goal is to be reached. */
export const sampleGoalDays = 180;

interface SampleTransfer {
  from: SampleAccount['kind'] | null;
  to: SampleAccount['kind'];
  amount: number;
  note: Record<Locale, string>;
  ago: number;
}

export const sampleTransfers: readonly SampleTransfer[] = [
  {
    from: 'card',
    to: 'meal_card',
    amount: 100,
    note: { 'zh-CN': '饭卡充值', en: 'Topped up' },
    ago: 3,
  },
  {
    from: null,
    to: 'goal',
    amount: 600,
    note: { 'zh-CN': '这个月存的', en: 'This month' },
    ago: 5,
  },
];

export const sampleTransactions: readonly SampleTransaction[] = [
  {
    type: 'expense',
    amount: 7.5,
    category: 'dining',
    description: { 'zh-CN': '第二食堂早餐', en: 'Breakfast, canteen 2' },
    ago: 0,
    account: 'meal_card',
  },
  {
    type: 'expense',
    amount: 18,
    category: 'dining',
    description: { 'zh-CN': '午饭', en: 'Lunch' },
    ago: 0,
    account: 'meal_card',
  },
  {
    type: 'expense',
    amount: 4.8,
    category: 'study',
    description: { 'zh-CN': '打印实验讲义', en: 'Printed lab notes' },
    course: structures,
    ago: 0,
    account: 'card',
  },
  {
    type: 'income',
    amount: 160,
    category: 'part-time',
    description: { 'zh-CN': '家教两小时', en: 'Two hours of tutoring' },
    ago: 0,
    account: 'card',
  },
  {
    type: 'expense',
    amount: 30,
    category: 'transport',
    description: { 'zh-CN': '公交卡充值', en: 'Bus card' },
    ago: 1,
    account: 'card',
  },
  {
    type: 'expense',
    amount: 39.9,
    category: 'entertainment',
    description: { 'zh-CN': '电影票', en: 'Cinema' },
    ago: 2,
    account: 'card',
    shared: true,
  },
];

interface SampleRecurring extends Omit<SampleTransaction, 'ago' | 'course' | 'account' | 'shared'> {
  every: Rhythm;
  /** Days after today. */
  in: number;
}

export const sampleRecurring: readonly SampleRecurring[] = [
  {
    type: 'expense',
    amount: 39,
    category: 'other',
    description: { 'zh-CN': '手机套餐', en: 'Phone plan' },
    every: 'month',
    in: 2,
  },
  {
    type: 'expense',
    amount: 15,
    category: 'entertainment',
    description: { 'zh-CN': '音乐会员', en: 'Music subscription' },
    every: 'month',
    in: 9,
  },
  {
    type: 'income',
    amount: 160,
    category: 'part-time',
    description: { 'zh-CN': '家教两小时', en: 'Two hours of tutoring' },
    every: 'week',
    in: 7,
  },
];

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
