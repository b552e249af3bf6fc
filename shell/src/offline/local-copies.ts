import { forgetHeights } from '../board/kept-heights.ts';
import { forgetLayout } from '../board/kept-layout.ts';
import { forgetUnsaved } from '../language/unsaved-preferences.ts';
import { shellState } from '../shell-state.ts';
import { deleteDatabase, keptStore } from './database.ts';

/** Takes away what this browser keeps of a person. */
export async function wipeLocalCopies(
  personId: string,
  { keepQueue }: { keepQueue: boolean },
): Promise<void> {
  forgetLayout(personId);
  forgetHeights(personId);
  if (!keepQueue) forgetUnsaved(personId);
  Object.assign(shellState, { waiting: 0, undecided: 0, waitingNames: [] });
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
  if (!('indexedDB' in window)) return;
  if (keepQueue)
    await keptStore(personId, 'replies')
      .clear()
      .catch(() => undefined);
  else await deleteDatabase(personId);
}
