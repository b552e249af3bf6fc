import { messageOf } from '../api/message-of.ts';
import { toast, toastWritten } from './dialogs.ts';

export interface AttemptWords {
  readonly done?: string | undefined;
  /** Said where the server says nothing. */
  readonly failed: string;
  /** The next with the same key takes its place. */
  readonly key?: string;
  /** The things that were written, where they are several: what was said of one of them before is over. */
  readonly about?: readonly string[];
  /** Leads to what was written. */
  readonly open?: { readonly label: string; readonly run: () => void } | undefined;
  /** What goes wrong with it is said in the same words. */
  readonly undo?: (() => unknown) | { readonly label: string; readonly run: () => unknown };
}

/** Does what was pressed for and says how it went; answers whether it did. */
export async function attempt(
  work: () => Promise<unknown>,
  { done, failed, key, about, open, undo }: AttemptWords,
): Promise<boolean> {
  const said = { failed, ...(key && { key }) };
  let reply: unknown;
  try {
    reply = await work();
  } catch (error) {
    toast({ tone: 'error', message: messageOf(error, failed), ...(key && { key }) });
    return false;
  }
  if (done === undefined) return true;
  const back = (run: () => unknown) => void attempt(async () => run(), said);
  toastWritten(reply, {
    message: done,
    ...(key && { key }),
    ...(about && { about }),
    ...(open && { open }),
    ...(typeof undo === 'function' && { undo: () => back(undo) }),
    ...(typeof undo === 'object' && {
      action: { label: undo.label, run: () => back(undo.run) },
    }),
  });
  return true;
}
