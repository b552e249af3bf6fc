import type { Budget } from '@board/contracts/calls/finance';
import { categoryName } from '@board/contracts/constants/categories';
import { wholeBudget } from '@board/contracts/constants/transactions';
import { useLocale } from '@board/platform';
import { useTexts } from '../text.ts';

/** 'All spending', or the category's name. */
export function useBudgetName() {
  const t = useTexts();
  const locale = useLocale();
  return (category: Budget['category']) =>
    category === wholeBudget ? t('budget.whole') : categoryName(category, locale);
}
