import { useSearchParams } from 'react-router-dom';

/** What the address asks for besides its path, and its change in place; a part that is empty goes. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (part: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return [address, change] as const;
}
