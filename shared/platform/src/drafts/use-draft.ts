import { useCallback, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** A form's values that outlive an error, an expired session or a reload, until `discard`. */
export function useDraft<Value extends object>(key: string, initial: Value) {
  const [value, setValue] = useState<Value>(() => readDraft<Value>(key) ?? initial);
  const change = useCallback(
    (part: Partial<Value>) => {
      setValue((current) => {
        const next = { ...current, ...part };
        keepDraft(key, next);
        return next;
      });
    },
    [key],
  );
  const discard = useCallback(() => dropDraft(key), [key]);
  /** For a form that stays open: nothing is unsaved any more, and it shows this. */
  const restart = useCallback(
    (next: Value) => {
      dropDraft(key);
      setValue(next);
    },
    [key],
  );
  return { value, change, discard, restart };
}
