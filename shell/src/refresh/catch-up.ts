import type { ReplyOf } from '@board/contracts/calls/call';
import { getChanges } from '@board/contracts/calls/system';
import { scopes } from '@board/contracts/constants/scopes';
import { events, isApiError, sendCall } from '@board/platform';
import { boardState, overlayOf } from '@board/platform/host';
import type { ScopedMutator } from 'swr';
import { shellState } from '../base/shell-state.ts';
import { loadAgain } from './load-again.ts';

type Changes = ReplyOf<typeof getChanges>;

let known: Changes | undefined;

/** What the data that is being loaded now is at least as new as. */
export async function noteRevisions(mutate: ScopedMutator): Promise<void> {
  known = undefined;
  known = await sendCall(getChanges, {}).catch(() => undefined);
  if (known) overlayOf(mutate).begin(known.revisions);
}

export function forgetRevisions(): void {
  known = undefined;
}

/** Asks once what moved and loads only that again. */
export async function catchUp(mutate: ScopedMutator): Promise<void> {
  try {
    const now = await sendCall(getChanges, {});
    const overlay = overlayOf(mutate);
    const isOther = known && (known.global !== now.global || known.date !== now.date);
    overlay.hear(now.revisions);
    if (isOther) overlay.doubt(scopes);
    const isPerson = isOther || known?.revisions.user !== now.revisions.user;
    if (known && known.build !== now.build) {
      events.emit('release.available', { remote: 'shell', version: now.build });
    }
    if (known && known.global !== now.global) events.emit('global.changed');
    if (isPerson || overlay.stale().length > 0) {
      shellState.loading = true;
      await loadAgain({ person: isPerson }, mutate);
    }
    known = now;
    boardState.freshAt = Date.now();
  } catch (error) {
    // The transport has noted a missing network and a dead session; the next turn asks again.
    if (!isApiError(error)) throw error;
  } finally {
    shellState.loading = false;
  }
}
