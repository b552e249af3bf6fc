import type { ReplyOf } from '@board/contracts/calls/call';
import { getChanges } from '@board/contracts/calls/system';
import { type Scope, scopes } from '@board/contracts/constants/scopes';
import { events, isApiError, sendCall } from '@board/platform';
import { boardState } from '@board/platform/host';
import type { ScopedMutator } from 'swr';
import { shellState } from '../shell-state.ts';
import { loadAgain } from './load-again.ts';

type Changes = ReplyOf<typeof getChanges>;

let known: Changes | undefined;

/** What the data that is being loaded now is at least as new as. */
export async function noteRevisions(): Promise<void> {
  known = undefined;
  known = await sendCall(getChanges, {}).catch(() => undefined);
}

export function forgetRevisions(): void {
  known = undefined;
}

/** Asks once what moved and loads only that again. */
export async function catchUp(mutate: ScopedMutator): Promise<void> {
  try {
    const now = await sendCall(getChanges, {});
    const moved = movedScopes(known, now);
    if (known && known.build !== now.build) {
      events.emit('release.available', { remote: 'shell', version: now.build });
    }
    if (known && known.global !== now.global) events.emit('global.changed');
    if (moved.length > 0) {
      shellState.loading = true;
      await loadAgain(moved, mutate);
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

export function movedScopes(before: Changes | undefined, now: Changes): readonly Scope[] {
  if (!before || before.global !== now.global || before.date !== now.date) return scopes;
  return scopes.filter((scope) => before.revisions[scope] !== now.revisions[scope]);
}
