import { useEffect, useRef } from 'react';

/** Once something is found wrong in the form around it, the first such field has the focus. */
export function FirstWrong({ found }: { found: object | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (found)
      place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [found]);
  return <span hidden ref={place} />;
}
