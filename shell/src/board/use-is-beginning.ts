import { useEffect, useState } from 'react';
import { whenFilled } from '../base/when-filled.ts';

const soonMs = 300;
const patienceMs = 8_000;

/** Until it is filled for the first time; a module that does not come keeps no other waiting for longer. */
export function useIsBeginning(): boolean {
  const [isBeginning, setBeginning] = useState(true);
  useEffect(() => {
    const end = () => setBeginning(false);
    const longest = setTimeout(end, patienceMs);
    const callOff = whenFilled(end, soonMs);
    return () => {
      clearTimeout(longest);
      callOff();
    };
  }, []);
  return isBeginning;
}
