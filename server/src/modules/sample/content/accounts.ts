import type { Locale } from '@board/contracts/constants/locales';

export interface SampleAccount {
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
