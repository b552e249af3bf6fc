import type { Locale } from '@board/contracts/constants/locales';
import type { Role } from '@board/contracts/constants/roles';
import type { ProviderKind } from '@board/contracts/constants/sign-in';
import type { Flag, VersionedRow } from '../row.ts';

export interface UsersTable extends VersionedRow {
  id: string;
  username: string;
  /** In lower case: names are unique without regard to case. */
  username_key: string;
  email: string;
  /** In lower case, unique; `?` and the id while the address is not yet this account's alone. */
  email_key: string;
  /** Null until whoever reads the mail that goes there has said so; no other mail goes there before. */
  email_confirmed_at: string | null;
  password_hash: string;
  role: Role;
  status: 'active' | 'inactive';
  /** The day with which it becomes inactive by itself. */
  inactive_on: string | null;
  /** A word of whoever administrates, such as a class or a faculty. */
  group_name: string | null;
  bio: string;
  avatar_hash: string | null;
  /** JSON of the preferences apart from locale and time zone. */
  preferences: string;
  /** JSON of the dashboard's modules, or null while it is the default one. */
  layout: string | null;
  locale: Locale;
  time_zone: string;
  last_seen_at: string | null;
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
  /** Of the school's sign-in that it came from. */
  provider_id: string | null;
  /** Whether the school has seen a second factor, which is as good as ours. */
  vouched: Flag;
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

/** A school's sign-in. */
export interface SignInProvidersTable extends VersionedRow {
  id: string;
  kind: ProviderKind;
  name_zh: string;
  name_en: string;
  mark: string;
  address: string;
  client_id: string;
  /** Sealed; empty where there is none. */
  secret: string;
  role_claim: string;
  /** JSON. */
  role_rules: string;
  new_accounts: 'first_sign_in' | 'invitation';
  /** JSON. */
  factor_values: string;
  enabled: Flag;
  tested_at: string | null;
  /** JSON of what the other side said of itself when it was tested; sign-ins go by it. */
  metadata: string;
  position: number;
}

/** Whom a school's account belongs to here. */
export interface SignInLinksTable {
  user_id: string;
  provider_id: string;
  subject: string;
  /** The role that the school's rules gave last; null while none did. */
  role: Role | null;
  created_at: string;
  last_used_at: string;
}

/** Somebody is on the way to the school and back. */
export interface SignInAttemptsTable {
  state_hash: string;
  provider_id: string;
  browser_hash: string;
  /** Who connects his account; null where somebody signs in. */
  user_id: string | null;
  nonce: string;
  verifier: string;
  redirect: string;
  /** JSON of whom the school has named; null until it led back, empty while it is asked. */
  identity: string | null;
  expires_at: string;
}

/** A key pair of which the person's device keeps the other half. */
/** What a program speaks for a person with, for as much as its scopes name. */
export interface ApiTokensTable {
  user_id: string;
  id: string;
  name: string;
  token_hash: string;
  scopes: string;
  /** Whether the school had seen a second factor in the session that made it. */
  vouched: Flag;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  /** Where the browser was led back to, for a program that was let in by OAuth; it has MCP alone. */
  program_host: string | null;
  /** Such a program renews its token by then; null for a token that was made by hand. */
  access_until: string | null;
}

/** A program that was let in: how it comes by its next token. */
export interface OAuthGrantsTable {
  user_id: string;
  token_id: string;
  client_hash: string;
  /** Of what all its codes and refresh tokens begin with. */
  family_hash: string;
  /** Of the one that counts: first a code, then refresh tokens. */
  key_hash: string;
  key_until: string;
  redirect_uri: string;
  /** Of PKCE; empty once the code was used. */
  challenge: string;
}

export interface PasskeysTable {
  user_id: string;
  id: string;
  /** By which the device knows it; unique among everybody's. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** Of its last use; 0 for ever where the device does not count. */
  counter: number;
  /** How it may be reached, with spaces between. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
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
  sign_in_providers: SignInProvidersTable;
  sign_in_links: SignInLinksTable;
  sign_in_attempts: SignInAttemptsTable;
  passkeys: PasskeysTable;
  api_tokens: ApiTokensTable;
  oauth_grants: OAuthGrantsTable;
}
