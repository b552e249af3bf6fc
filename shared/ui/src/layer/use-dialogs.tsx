import { Fragment, type ReactNode } from 'react';
import type { LateCode } from './late-code.ts';
import { useOpening } from './use-opening.ts';

/** What a dialog has to know of its being open. */
export interface Opened {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Dialogs of which one is open at a time: `open` says how it is drawn, and `drawn` is it, wherever it
 * belongs. `near` is as in `useOpening`.
 */
export function useDialogs(...codes: readonly LateCode<unknown>[]) {
  const { shown, open, close: onClose, near } = useOpening<(opened: Opened) => ReactNode>(...codes);
  const drawn = shown && (
    <Fragment key={shown.opening}>{shown.dialog({ open: shown.open, onClose })}</Fragment>
  );
  return { open, drawn, near };
}
