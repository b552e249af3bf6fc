import type { Term } from '@board/contracts/calls/terms';
import type { LayerProps } from '@board/platform';
import { useEffect, useState } from 'react';
import { useTermList } from '../plan/terms.queries.ts';
import { TermForm } from './term-form.tsx';

/** The form of a term over any page; closes where it is there no more. */
export function TermLayer({ about, onClose }: LayerProps) {
  const { data, error } = useTermList();
  // What it was as it came: a form is not to change under somebody's hands.
  const [term, setTerm] = useState<Term>();
  const found = data?.items.find(({ id }) => id === about?.id);
  if (found && !term) setTerm(found);
  const isGone = !term && (error !== undefined || (data !== undefined && !found));
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return term && <TermForm term={term} onClose={onClose} />;
}
