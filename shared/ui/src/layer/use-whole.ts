import { useEffect, useRef } from 'react';

/** What was whole last: it stays until what comes in its place is. */
export function useWhole<Value>(value: Value, isWhole: boolean): Value {
  const last = useRef(value);
  useEffect(() => {
    if (isWhole) last.current = value;
  });
  return isWhole ? value : last.current;
}
