import { shellState } from '../base/shell-state.ts';
import { forgetUnsaved } from '../preferences/unsaved-preferences.ts';
import { deleteDatabase, keptStore } from './database.ts';
import { forgetBeginning } from './first-steps.ts';
import { forgetHeights } from './kept-heights.ts';
import { forgetLayout } from './kept-layout.ts';
import { forgetRecent } from './recent-hits.ts';

/** Takes away what this browser keeps of a person. */
export async function wipeLocalCopies(
  personId: string,
  { keepQueue }: { keepQueue: boolean },
): Promise<void> {
  forgetLayout(personId);
  forgetHeights(personId);
  forgetRecent(personId);
  forgetBeginning(personId);
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
