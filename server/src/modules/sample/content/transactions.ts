import type { Locale } from '@board/contracts/constants/locales';
import type { SampleAccount } from './accounts.ts';
import { structures } from './names.ts';

export interface SampleTransaction {
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
