import type { LayerProps } from '@board/platform';
import { useTerms } from '../plan/terms.queries.ts';
import { ImportWizard } from './import-wizard.tsx';

/** The import over any page, with a file that was chosen elsewhere. */
export function ImportLayer({ about, onClose }: LayerProps) {
  const terms = useTerms();
  return (
    terms && (
      <ImportWizard
        terms={terms}
        given={about?.file}
        onClose={onClose}
        onImported={() => undefined}
      />
    )
  );
}
