import type { Preferences, User } from '@board/contracts/calls/user';
import { isRecord } from '@board/federation/shape';
import { boardState } from '@board/platform/host';

/** Preferences come as an object or as JSON text; what they leave out stays as it is here. */
export function readUser(user: User): User {
  return { ...user, preferences: readPreferences(user.preferences) };
}

function readPreferences(given: unknown): Preferences {
  const said = typeof given === 'string' ? parsed(given) : given;
  return {
    darkMode: boardState.theme === 'dark',
    emailNotifications: false,
    desktopNotifications: false,
    language: boardState.locale,
    timeZone: boardState.timeZone,
    ...(isRecord(said) ? said : {}),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
