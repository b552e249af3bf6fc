import type { Locale } from '@board/contracts/constants/locales';
import { place, probability, structures } from './names.ts';

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
