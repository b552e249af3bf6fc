import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Paged {
  page: number;
}

/**
 * What a list is filtered by, kept in the address; another filter starts at its first page. A change goes on
 * from what was asked for last: the router draws when it has time, and two can come before it does.
 */
export function useFilter<Filter extends Paged>(
  read: (address: URLSearchParams) => Filter,
  write: (filter: Filter) => URLSearchParams | Record<string, string>,
): [Filter, (part: Partial<Filter>) => void] {
  const [address, setAddress] = useSearchParams();
  const filter = read(address);
  const asked = useRef(filter);
  useEffect(() => {
    asked.current = read(address);
  }, [address, read]);

  function change(part: Partial<Filter>): void {
    asked.current = { ...asked.current, page: 1, ...part };
    setAddress(write(asked.current), { replace: true });
  }
  return [filter, change];
}
