import type { Preferences } from '@board/contracts/schemas/user';
import type { UserRow } from './users.repository.ts';

/** Language and time zone have columns of their own: every request needs them. */
export type StoredPreferences = Omit<Preferences, 'language' | 'timeZone'>;

/** Light or dark is nobody's default: what was never chosen stays out. */
export const defaultPreferences: StoredPreferences = {
  emailNotifications: true,
  desktopNotifications: false,
};

export function preferencesOf(row: UserRow): Preferences {
  const stored = JSON.parse(row.preferences) as Partial<StoredPreferences>;
  return { ...defaultPreferences, ...stored, language: row.locale, timeZone: row.time_zone };
}
