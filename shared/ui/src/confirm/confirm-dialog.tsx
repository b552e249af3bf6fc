import { late } from '../layer/late.tsx';
import { useWasOpen } from '../layer/use-was-open.ts';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

const Layer = late<ConfirmDialogProps>(
  async () => (await import('./confirm-layer.tsx')).ConfirmLayer,
  { onFailure: ({ onCancel }) => onCancel() },
);

export function ConfirmDialog(props: ConfirmDialogProps) {
  return useWasOpen(props.open, Layer) ? <Layer {...props} /> : null;
}

/** Fetches the code ahead of the first opening. */
export const preloadConfirm = Layer.preload;
