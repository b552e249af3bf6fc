import { useCallback, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * A form's values that outlive an error, an expired session or a reload, until `discard`; those of a thing
 * that is changed by it only as long as the thing has this version.
 */
export function useDraft<Value extends object>(key: string, initial: Value, version?: number) {
  const [value, setValue] = useState<Value>(() => readDraft<Value>(key, version) ?? initial);
  const change = useCallback(
    (part: Partial<Value>) => {
      setValue((current) => {
        const next = { ...current, ...part };
        keepDraft(key, next, version);
        return next;
      });
    },
    [key, version],
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
