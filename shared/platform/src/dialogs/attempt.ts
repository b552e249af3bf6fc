import { messageOf } from '../api/message-of.ts';
import { toast, toastWritten } from './dialogs.ts';

export interface AttemptWords<Reply = unknown> {
  readonly done?: string | ((reply: Reply) => string | undefined) | undefined;
  /** Said where the server says nothing. */
  readonly failed: string;
  /** The next with the same key takes its place. */
  readonly key?: string;
  /** The things that were written, where they are several: what was said of one of them before is over. */
  readonly about?: readonly string[];
  /** Leads to what was written. */
  readonly open?: { readonly label: string; readonly run: () => void } | undefined;
  /** Is given what the work answered; what goes wrong with it is said in the same words. */
  readonly undo?:
    | ((reply: Reply) => unknown)
    | { readonly label: string; readonly run: () => unknown };
}

/** Does what was pressed for and says how it went; answers whether it did. */
export async function attempt<Reply>(
  work: () => Promise<Reply>,
  { done, failed, key, about, open, undo }: AttemptWords<Reply>,
): Promise<boolean> {
  const said = { failed, ...(key && { key }) };
  let reply: Reply;
  try {
    reply = await work();
  } catch (error) {
    toast({ tone: 'error', message: messageOf(error, failed), ...(key && { key }) });
    return false;
  }
  const message = typeof done === 'function' ? done(reply) : done;
  if (message === undefined) return true;
  const back = (run: () => unknown) => void attempt(async () => run(), said);
  toastWritten(reply, {
    message,
    ...(key && { key }),
    ...(about && { about }),
    ...(open && { open }),
    ...(typeof undo === 'function' && { undo: () => back(() => undo(reply)) }),
    ...(typeof undo === 'object' && {
      action: { label: undo.label, run: () => back(undo.run) },
    }),
  });
  return true;
}
