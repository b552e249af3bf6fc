import type { Locale } from '@board/contracts/constants/locales';
import { algebra, networks, place, probability, structures } from './names.ts';

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

/** A plausible term of a second-year student. */
export const sampleCourses: readonly SampleCourse[] = [
  {
    name: algebra,
    teacher: { 'zh-CN': '林老师', en: 'Prof. Lin' },
    classroom: place('A-302'),
    meetings: [meeting(1, '1-2'), meeting(3, '3-4'), meeting(5, '3-4', '1-15周(单)')],
    credits: 4,
    parts: usual(94, 91),
  },
  {
    name: structures,
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
    name: probability,
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
    name: networks,
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
