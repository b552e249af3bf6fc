import { useCallback, useState } from 'react';

/** What was chosen last under that name in this browser, and how to choose anew. */
export function useKept(key: string): readonly [string | null, (value: string) => void] {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const choose = useCallback(
    (value: string) => {
      localStorage.setItem(key, value);
      setChosen((before) => ({ ...before, [key]: value }));
    },
    [key],
  );
  return [chosen[key] ?? localStorage.getItem(key), choose];
}
