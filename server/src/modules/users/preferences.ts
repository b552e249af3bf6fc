import type { Preferences } from '@board/contracts/schemas/user';
import type { UserRow } from './user-row.repository.ts';

/** Language and time zone have columns of their own: every request needs them. */
export type StoredPreferences = Omit<Preferences, 'language' | 'timeZone'>;

/** What a browser tells of itself when somebody registers or signs in. */
export type Look = Partial<Pick<Preferences, 'darkMode' | 'language' | 'timeZone'>>;

export const defaultPreferences: StoredPreferences = {
  darkMode: false,
  emailNotifications: true,
  desktopNotifications: false,
};

export function preferencesOf(row: UserRow): Preferences {
  const stored = JSON.parse(row.preferences) as Partial<StoredPreferences>;
  return { ...defaultPreferences, ...stored, language: row.locale, timeZone: row.time_zone };
}

/** Nobody has said yet how it should look: the first browser that signs in does. */
export function isUnsettled({ preferences }: UserRow): boolean {
  return !('darkMode' in JSON.parse(preferences));
}
