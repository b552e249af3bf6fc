import type { Locale } from '@board/contracts/constants/locales';
import type { Role } from '@board/contracts/constants/roles';

export interface UsersTable {
  id: string;
  username: string;
  /** In lower case: names are unique without regard to case. */
  username_key: string;
  email: string;
  email_key: string;
  /** Null until whoever reads the mail that goes there has said so; no other mail goes there before. */
  email_confirmed_at: string | null;
  password_hash: string;
  role: Role;
  status: 'active' | 'inactive';
  bio: string;
  avatar_hash: string | null;
  /** JSON of the preferences apart from locale and time zone. */
  preferences: string;
  /** JSON of the dashboard's modules, or null while it is the default one. */
  layout: string | null;
  locale: Locale;
  time_zone: string;
  last_seen_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface SessionsTable {
  user_id: string;
  id: string;
  remember: 0 | 1;
  user_agent: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  idle_until: string;
  expires_at: string;
  /** When it showed the second factor last; null where nobody was asked. */
  proven_at: string | null;
}

/** A session has one current token, for a minute after a refresh its predecessor, and those that are dead. */
export interface SessionTokensTable {
  token_hash: string;
  user_id: string;
  session_id: string;
  /** Null for the current token. */
  dies_at: string | null;
}

export interface AvatarsTable {
  user_id: string;
  hash: string;
  picture: Uint8Array;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  /** Where the token was sent: with another address it opens nothing. */
  email_key: string;
  expires_at: string;
}

/** What a mail holds: it confirms a new address, or leads back to the one before. */
export interface EmailLinksTable {
  token_hash: string;
  user_id: string;
  kind: 'confirm' | 'back';
  /** The address that the account has once the link is used. */
  email: string;
  email_key: string;
  created_at: string;
  expires_at: string;
}

/** A browser on a system, without its version. */
export interface KnownDevicesTable {
  user_id: string;
  device: string;
  last_seen_at: string;
}

/** One person's authenticator. */
export interface SecondFactorsTable {
  user_id: string;
  /** Sealed. */
  secret: string;
  /** Null until its first code has come. */
  confirmed_at: string | null;
  /** Of the last code that counted: neither it nor one before it counts again. */
  last_step: number;
}

/** A code that was not used yet. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

export interface IdentityTables {
  users: UsersTable;
  sessions: SessionsTable;
  session_tokens: SessionTokensTable;
  avatars: AvatarsTable;
  password_resets: PasswordResetsTable;
  email_links: EmailLinksTable;
  known_devices: KnownDevicesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
}
