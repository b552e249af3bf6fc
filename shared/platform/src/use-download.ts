import { useRef, useState } from 'react';
import { attempt } from './dialogs/attempt.ts';
import { saveFile } from './save-file.ts';

/** A file that takes a while to come, and need not be waited for. */
export function useDownload(
  load: (signal: AbortSignal) => Promise<unknown>,
  name: string,
  { done, failed }: { readonly done?: string | undefined; readonly failed: string },
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
      if (file) saveFile(file, name);
      return file;
    };
    await attempt(run, { done: (file) => (file ? done : undefined), failed });
    setBusy(false);
  }

  return { busy, start: () => void start(), cancel: () => running.current?.abort() };
}
