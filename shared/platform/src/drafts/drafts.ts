import { sessionState } from '../session/session-state.ts';

const prefix = 'board.draft.';

/** Drafts are keyed by person: nobody meets another's half-written words. */
function storageKey(key: string): string {
  return `${prefix}${sessionState.user?.id ?? 'guest'}.${key}`;
}

/** What was typed over another version is thrown away: it would undo what was written since. */
export function readDraft<Value>(key: string, version?: number): Value | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '{}');
    if ('value' in kept && kept.version === version) return kept.value;
  } catch {
    // Nothing that was kept by this function.
  }
  dropDraft(key);
  return undefined;
}

export function keepDraft(key: string, value: unknown, version?: number): void {
  sessionStorage.setItem(storageKey(key), JSON.stringify({ version, value }));
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(storageKey(key));
}

export function hasUnsavedDrafts(): boolean {
  return draftKeys().length > 0;
}

/** Of everybody but one, who may be 'guest', or of everybody. */
export function clearDrafts(but = ''): void {
  for (const key of draftKeys())
    if (!key.startsWith(`${prefix}${but}.`)) sessionStorage.removeItem(key);
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
}
