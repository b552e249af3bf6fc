import { useRef, useState } from 'react';
import { type AttemptWords, attempt } from './dialogs/attempt.ts';
import { toast } from './dialogs/dialogs.ts';
import { saveFile } from './save-file.ts';

/** A file that takes a while to come, and need not be waited for. */
export function useDownload(
  load: (signal: AbortSignal) => Promise<unknown>,
  name: string,
  { done, failed }: Pick<AttemptWords, 'done' | 'failed'>,
) {
  const running = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);

  async function start(): Promise<void> {
    const abort = new AbortController();
    running.current = abort;
    setBusy(true);
    const run = async () => {
      const file = await load(abort.signal).catch((error: unknown) => {
        if (!abort.signal.aborted) throw error;
      });
      if (!file) return;
      saveFile(file, name);
      if (done) toast({ tone: 'success', message: done });
    };
    await attempt(run, { failed });
    setBusy(false);
  }

  return { busy, start: () => void start(), cancel: () => running.current?.abort() };
}
