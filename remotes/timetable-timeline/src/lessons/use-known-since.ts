import { useFormat } from '@board/platform';
import { useState } from 'react';

/** When the data on screen came, in words; undefined before there is any. */
export function useKnownSince(data: unknown): string | undefined {
  const format = useFormat();
  const [known, setKnown] = useState({ data, at: Date.now() });
  if (known.data !== data) setKnown({ data, at: Date.now() });
  return data === undefined ? undefined : format.clock(known.at);
}
