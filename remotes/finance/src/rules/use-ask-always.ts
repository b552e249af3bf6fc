import type { Transaction } from '@board/contracts/calls/finance';
import { categories, categoryKey, categoryName } from '@board/contracts/constants/categories';
import { toast, useLocale } from '@board/platform';
import { useTexts } from '../text.ts';
import { payeeIn, ruleFor } from './category-rules.ts';
import { useCategoryRules } from './use-category-rules.ts';

/** Who sets the category of a record right is asked whether it is always so. */
export function useAskAlways() {
  const t = useTexts();
  const locale = useLocale();
  const { rules, keep } = useCategoryRules();
  return ({ description, type, category }: Transaction, before: Transaction) => {
    const known = categories.find(({ key }) => key === categoryKey(category))?.key;
    const words = payeeIn(description);
    // What is called after its category says nothing of whom was paid.
    const says = ![category, before.category].some((each) => categoryName(each, locale) === words);
    const isNew =
      category !== before.category && ruleFor(rules, description, type)?.category !== known;
    if (!known || !words || !says || !isNew) return;
    toast({
      tone: 'info',
      key: 'finance.always',
      message: t('rules.ask', { words, category: categoryName(known, locale) }),
      action: { label: t('rules.always'), run: () => keep({ words, type, category: known }) },
    });
  };
}
