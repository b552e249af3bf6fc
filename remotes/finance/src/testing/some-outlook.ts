import type { FinanceOutlook } from '@board/contracts/calls/finance';

export const outlook: FinanceOutlook = {
  date: '2026-11-18',
  budget: 3000,
  spent: 1260.4,
  coming: 639,
  per_day: 86.99,
  left_today: 56.69,
  month_end: { likely: 2380, low: 2250, high: 2540 },
  past_error: { months: 6, percent: 4 },
  campus_day: { campus: 38.17, other: 20.84 },
};
