import {
  type CategoryChanges,
  type CategoryRule,
  recategorise,
  setCategories,
} from '@board/contracts/calls/finance';
import { useWrite } from '@board/platform';

export function useRuleWrites() {
  const apply = useWrite(recategorise);
  const set = useWrite(setCategories);
  return {
    /** Answers what the records were of. */
    apply: async (rule: CategoryRule) => (await apply.write({ body: rule })).changes,
    putBack: (changes: CategoryChanges) => set.write({ body: { changes } }),
  };
}
