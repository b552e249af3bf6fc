import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** A question which names the thing. */
  readonly title: string;
  /** What follows from it. */
  readonly consequence: ReactNode;
  readonly confirmText: string;
  readonly cancelText?: string | undefined;
  readonly danger?: boolean | undefined;
}
