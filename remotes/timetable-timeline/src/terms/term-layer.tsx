import { type LayerProps, useKnown } from '@board/platform';
import { useTermList } from '../plan/terms.queries.ts';
import { TermForm } from './term-form.tsx';

/** The form of a term over any page. */
export function TermLayer(layer: LayerProps) {
  const term = useKnown(layer, useTermList());
  return term && <TermForm term={term} onClose={layer.onClose} />;
}
