import { startTransition, useCallback, useState } from 'react';
import { Layer } from '../dialog/dialog.tsx';
import type { LateCode } from './late-code.ts';

export interface Opening<Dialog> {
  readonly dialog: Dialog;
  readonly open: boolean;
  /** Counts, so that as a key it lets each opening start afresh. */
  readonly opening: number;
}

/**
 * Which of several dialogs is open. It stays known after closing, so that the closing can be drawn.
 * `near` is for what they are opened from: their code is fetched when a pointer or the focus comes.
 */
export function useOpening<Dialog>(...codes: readonly LateCode<unknown>[]) {
  const [shown, setShown] = useState<Opening<Dialog>>();
  const open = useCallback((dialog: Dialog) => {
    // Drawn in pieces: a form is large.
    startTransition(() =>
      setShown((before) => ({ dialog, open: true, opening: (before?.opening ?? 0) + 1 })),
    );
  }, []);
  const close = useCallback(() => {
    setShown((before) => before && { ...before, open: false });
  }, []);
  const prepare = () => {
    for (const { preload } of [Layer, ...codes]) void preload();
  };
  return { shown, open, close, near: { onPointerEnter: prepare, onFocus: prepare } };
}
