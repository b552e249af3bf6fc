import { startTransition, useCallback, useState } from 'react';

export interface Opening<Dialog> {
  readonly dialog: Dialog;
  readonly open: boolean;
  /** Counts, so that as a key it lets each opening start afresh. */
  readonly opening: number;
}

/** Which of several dialogs is open. It stays known after closing, so that the closing can be drawn. */
export function useOpening<Dialog>() {
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
  return { shown, open, close };
}
