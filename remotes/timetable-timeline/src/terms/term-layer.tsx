import type { LayerProps } from '@board/platform';
import { useEffect } from 'react';
import { useTermList } from '../plan/terms.queries.ts';
import { TermForm } from './term-form.tsx';

/** The form of a term over any page; closes where it is there no more. */
export function TermLayer({ about, onClose }: LayerProps) {
  const { data, error } = useTermList();
  const term = data?.items.find(({ id }) => id === about?.id);
  const isGone = error !== undefined || (data !== undefined && !term);
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return term && <TermForm term={term} onClose={onClose} />;
}
