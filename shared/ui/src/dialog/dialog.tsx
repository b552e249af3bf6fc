import { lateDialog } from '../layer/late.tsx';
import { useWasOpen } from '../layer/use-was-open.ts';
import type { DialogProps } from './dialog-props.ts';

export const Layer = lateDialog<DialogProps>(
  async () => (await import('./dialog-layer.tsx')).DialogLayer,
);

/** Centred on a desk, a sheet from below on a phone. Its code comes with the first opening. */
export function Dialog(props: DialogProps) {
  return useWasOpen(props.open, Layer) ? <Layer {...props} /> : null;
}

/** Fetches the code ahead of the first opening. */
export const preloadDialog = Layer.preload;

/** The same for a dialog that must not close because its code cannot be had. */
export const loadDialog = Layer.load;
