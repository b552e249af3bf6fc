import type { CategoryRule } from '@board/contracts/calls/finance';
import { attempt, toast, useText } from '@board/platform';
import { useRuleWrites } from './rules.queries.ts';

/** What is in the ledger already follows a rule as well, and can be had back as it was. */
export function useApplyRule() {
  const t = useText('finance');
  const writes = useRuleWrites();
  const problems = { failed: t('rules.failed') };
  return (rule: CategoryRule) =>
    attempt(async () => {
      const changes = await writes.apply(rule);
      const count = changes.reduce((sum, { ids }) => sum + ids.length, 0);
      const undo = () => void attempt(() => writes.putBack(changes), problems);
      toast({
        tone: 'success',
        message: t('rules.applied', { count }),
        ...(count > 0 && { action: { label: t('action.undo'), run: undo } }),
      });
    }, problems);
}
