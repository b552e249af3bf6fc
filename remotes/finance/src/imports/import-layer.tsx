import type { LayerProps } from '@board/platform';
import { ImportDialog } from './import-dialog.tsx';

/** The import over any page, with a file that was chosen elsewhere. */
export function ImportLayer({ about, onClose }: LayerProps) {
  return <ImportDialog open given={about?.file} onClose={onClose} />;
}
