import type { Preferences, User } from '@board/contracts/calls/user';
import { mergeLists } from './merge-lists.ts';

type Change = Partial<Preferences>;
/** What the profile said when the first of it was chosen. */
type Before = Pick<User, 'version' | 'preferences'>;

/** Whoever has not signed in yet. */
const guest = 'guest';

const keyOf = (personId: string): string => `board.unsaved.${personId}`;
const beforeKeyOf = (personId: string): string => `board.unsaved.before.${personId}`;

/** What was chosen here and the profile has not heard of yet. */
export const unsavedPreferences = (personId: string): Change => stored(keyOf(personId)) ?? {};

/** The same without lists, which go upon those of other devices. */
export function unsavedChoices(personId: string): Change {
  const { taskViews, categoryRules, ...choices } = unsavedPreferences(personId);
  return choices;
}

export const beforeUnsaved = (personId: string): Before | undefined =>
  stored(beforeKeyOf(personId));

export function keepUnsaved(personId: string, change: Change, before?: Before): void {
  const all = { ...unsavedPreferences(personId), ...change };
  store(personId, all, beforeUnsaved(personId) ?? before);
}

/** What was chosen before signing in is the choice of who signs in then. */
export const keepForWhoSignsIn = (change: Change): void => keepUnsaved(guest, change);

export function takeFromGuest(user: User): void {
  keepUnsaved(user.id, unsavedPreferences(guest), user);
  store(guest, {});
}

/** The profile moved meanwhile: what was chosen here is chosen upon what it says now. */
export function putUpon(personId: string, now: Before): void {
  const mine = unsavedPreferences(personId);
  const before = beforeUnsaved(personId)?.preferences ?? {};
  store(personId, { ...mine, ...mergeLists(before, mine, now.preferences) }, now);
}

/** What was saved waits no longer, unless it was changed again meanwhile: then upon this. */
export function dropUnsaved(personId: string, saved: Change, now = beforeUnsaved(personId)): void {
  const left = Object.entries(unsavedPreferences(personId)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Change]),
  );
  store(personId, Object.fromEntries(left), now);
}

function stored<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function store(personId: string, change: Change, before?: Before): void {
  const isEmpty = Object.keys(change).length === 0;
  keep(keyOf(personId), isEmpty ? undefined : change);
  keep(
    beforeKeyOf(personId),
    isEmpty ? undefined : before && { version: before.version, preferences: before.preferences },
  );
}

function keep(key: string, value: object | undefined): void {
  if (value) localStorage.setItem(key, JSON.stringify(value));
  else localStorage.removeItem(key);
}
