import type { ReactNode } from 'react';
import { late } from '../layer/late.tsx';
import { useWasOpen } from '../layer/use-was-open.ts';

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
  readonly busyText?: string | undefined;
  readonly busy?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** What went wrong with the last try. */
  readonly error?: string | undefined;
}

const Layer = late<ConfirmDialogProps>(
  async () => (await import('./confirm-layer.tsx')).ConfirmLayer,
  { onFailure: ({ onCancel }) => onCancel() },
);

export function ConfirmDialog(props: ConfirmDialogProps) {
  return useWasOpen(props.open, Layer) ? <Layer {...props} /> : null;
}

/** Fetches the code ahead of the first opening. */
export const preloadConfirm = Layer.preload;
