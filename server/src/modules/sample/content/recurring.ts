import type { Rhythm } from '@board/contracts/constants/transactions';
import type { SampleTransaction } from './transactions.ts';

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
