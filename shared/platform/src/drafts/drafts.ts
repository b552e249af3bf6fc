import { sessionState } from '../session/session-state.ts';

const prefix = 'board.draft.';

/** Drafts are keyed by person: nobody meets another's half-written words. */
function storageKey(key: string): string {
  return `${prefix}${sessionState.user?.id ?? 'guest'}.${key}`;
}

export function readDraft<Value>(key: string): Value | undefined {
  const stored = sessionStorage.getItem(storageKey(key));
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored) as Value;
  } catch {
    sessionStorage.removeItem(storageKey(key));
    return undefined;
  }
}

export function keepDraft(key: string, value: unknown): void {
  sessionStorage.setItem(storageKey(key), JSON.stringify(value));
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
