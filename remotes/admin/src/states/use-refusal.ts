import { messageOf } from '@board/platform';
import { useState } from 'react';

/** Why the last attempt was refused, until the next. */
export function useRefusal(failed: string) {
  const [refusal, setRefusal] = useState<string>();
  async function attempt(work: () => Promise<unknown>) {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(messageOf(error, failed));
    }
  }
  return { refusal, attempt };
}
