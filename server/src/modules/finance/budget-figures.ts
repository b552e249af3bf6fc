import { categoryStyle } from '@board/contracts/constants/categories';
import { wholeBudget } from '@board/contracts/constants/transactions';
import type { MonthFigure } from './statistics.repository.ts';

/** What a month's expense takes of a budget; strangers among the categories count as `other`. */
export function spentOf(category: string, figures: readonly MonthFigure[]): number {
  return figures
    .filter(({ type }) => type === 'expense')
    .filter((figure) => category === wholeBudget || categoryStyle(figure.category) === category)
    .reduce((sum, { minor }) => sum + minor, 0);
}
