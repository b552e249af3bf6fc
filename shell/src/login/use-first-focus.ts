import { useEffect, useRef } from 'react';

/** The field that a form begins with has the focus; one that is filled already leaves it to the next. */
export function useFirstFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
