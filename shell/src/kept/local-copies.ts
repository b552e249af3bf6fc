import { shellState } from '../base/shell-state.ts';
import { deleteDatabase, keptStore } from './database.ts';

/** Of what the server has, or what happens again. */
const comesAgain = /^board\.(layout|heights|found|begun)\./;

/** Takes away what this browser keeps of a person. */
export async function wipeLocalCopies(
  personId: string,
  { keepQueue }: { keepQueue: boolean },
): Promise<void> {
  // Of the shell and of every remote: what is a person's own ends with his id. Who comes back has it still.
  for (const key of Object.keys(localStorage))
    if (key.endsWith(`.${personId}`) && (!keepQueue || comesAgain.test(key)))
      localStorage.removeItem(key);
  Object.assign(shellState, { waiting: 0, undecided: 0, waitingNames: [] });
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
  if (!('indexedDB' in window)) return;
  if (keepQueue)
    await keptStore(personId, 'replies')
      .clear()
      .catch(() => undefined);
  else await deleteDatabase(personId);
}
