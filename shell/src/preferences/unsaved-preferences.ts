import type { Preferences } from '@board/contracts/calls/user';

type Change = Partial<Preferences>;

/** Whoever has not signed in yet. */
const guest = 'guest';

const keyOf = (personId: string): string => `board.unsaved.${personId}`;

/** What was chosen here and the profile has not heard of yet. */
export function unsavedPreferences(personId: string): Change {
  try {
    return JSON.parse(localStorage.getItem(keyOf(personId)) ?? '{}') as Change;
  } catch {
    return {};
  }
}

export function keepUnsaved(personId: string, change: Change): void {
  store(personId, { ...unsavedPreferences(personId), ...change });
}

/** What was chosen before signing in is the choice of who signs in then. */
export const keepForWhoSignsIn = (change: Change): void => keepUnsaved(guest, change);

export function takeFromGuest(personId: string): void {
  keepUnsaved(personId, unsavedPreferences(guest));
  forgetUnsaved(guest);
}

/** What was saved waits no longer, unless it was changed again meanwhile. */
export function dropUnsaved(personId: string, saved: Change): void {
  const names = Object.keys(saved) as (keyof Preferences)[];
  const left = unsavedPreferences(personId);
  const same = (name: keyof Preferences) =>
    JSON.stringify(left[name]) === JSON.stringify(saved[name]);
  for (const name of names) if (same(name)) delete left[name];
  store(personId, left);
}

function forgetUnsaved(personId: string): void {
  localStorage.removeItem(keyOf(personId));
}

function store(personId: string, change: Change): void {
  if (Object.keys(change).length === 0) forgetUnsaved(personId);
  else localStorage.setItem(keyOf(personId), JSON.stringify(change));
}
