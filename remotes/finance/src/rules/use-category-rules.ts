import type { CategoryRule } from '@board/contracts/calls/finance';
import { events, toastWritten, useSession } from '@board/platform';
import { useTexts } from '../text.ts';
import { withoutRule, withRule } from './category-rules.ts';

const none: readonly CategoryRule[] = [];

const save = (rules: readonly CategoryRule[]) =>
  events.emit('preferences.change', { categoryRules: [...rules] });

/** What somebody taught the reading of statements, on every device. */
export function useCategoryRules() {
  const t = useTexts();
  const { user } = useSession();
  const rules = user?.preferences.categoryRules ?? none;

  function change(next: readonly CategoryRule[], message: string) {
    save(next);
    toastWritten(undefined, { key: 'finance.rules', message, undo: () => save(rules) });
  }

  return {
    rules,
    keep: (rule: CategoryRule, before?: CategoryRule) =>
      change(withRule(rules, rule, before), t('rules.kept', { words: rule.words })),
    remove: (rule: CategoryRule) =>
      change(withoutRule(rules, rule), t('rules.removed', { words: rule.words })),
  };
}
