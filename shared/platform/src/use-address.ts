import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Paged {
  page: number;
}

/** A change goes on from what was asked for last: the router draws when it has time, and two can come before it does. */
function useAsked() {
  const [address, setAddress] = useSearchParams();
  const asked = useRef(address);
  useEffect(() => {
    asked.current = address;
  }, [address]);

  function change(next: (before: URLSearchParams) => URLSearchParams): void {
    asked.current = next(asked.current);
    setAddress(asked.current, { replace: true });
  }
  return [address, change] as const;
}

/** What the address asks for besides its path, and its change in place; a part that is empty goes. */
export function useAddress() {
  const [address, change] = useAsked();
  const changePart = (part: Readonly<Record<string, string>>) =>
    change((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(part)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  return [address, changePart] as const;
}

/** What a list is filtered by, kept in the address; another filter starts at its first page. */
export function useFilter<Filter extends Paged>(
  read: (address: URLSearchParams) => Filter,
  write: (filter: Filter) => URLSearchParams | Record<string, string>,
): [Filter, (part: Partial<Filter>) => void] {
  const [address, change] = useAsked();
  const changePart = (part: Partial<Filter>) =>
    change((before) => new URLSearchParams(write({ ...read(before), page: 1, ...part })));
  return [read(address), changePart];
}
