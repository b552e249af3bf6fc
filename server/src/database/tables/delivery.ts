import type { Channel, RemotePhase } from '@board/contracts/constants/delivery';
import type { Flag } from '../row.ts';

/** One content, whatever its name and however many releases hold it. */
export interface ReleaseFilesTable {
  /** SHA-384 in base64url. */
  hash: string;
  content: Uint8Array;
  /** Made once, by whichever instance comes first; null where it would save nothing. */
  brotli: Uint8Array | null;
  gzip: Uint8Array | null;
  created_at: string;
}

/** Never changed but for `revoked_at`. The shell is one of the remotes here. */
export interface ReleasesTable {
  remote: string;
  version: string;
  origin: 'local' | 'shipped';
  /** Where the files are, when it is not here. */
  base_url: string | null;
  /** JSON of its release.json. */
  release: string;
  bytes: number;
  created_at: string;
  created_by: string;
  revoked_at: string | null;
}

/** Which release a channel serves: the one row that a promotion moves. */
export interface ReleaseChannelsTable {
  remote: string;
  channel: Channel;
  version: string;
  previous: string | null;
  /** That of `delivery_state` when it was moved: compared before it is moved again. */
  revision: number;
  moved_at: string;
  moved_by: string;
}

export type ReleaseAction = 'start' | 'promote' | 'rollback' | 'withdraw';

export interface ReleaseMovesTable {
  revision: number;
  remote: string;
  channel: Channel;
  version: string;
  action: ReleaseAction;
  moved_at: string;
  moved_by: string;
}

/** One row: moves with everything that a registry is made of, and lines up those who move it. */
export interface DeliveryStateTable {
  id: 1;
  revision: number;
}

export interface RemoteSettingsTable {
  remote: string;
  disabled: Flag;
  /** JSON lists of user ids and of roles that are served `canary`. */
  canary_people: string;
  canary_roles: string;
  self_help: Flag;
  /** Goes on by itself, as its error budget allows. */
  canary_automatic: Flag;
  /** In a hundred, besides the chosen. */
  canary_share: number;
  /** Since when it is that share. */
  canary_since: string | null;
}

/** What the last start did not serve: a row a remote. */
export interface WaitingBuildsTable {
  remote: string;
  version: string;
  /** JSON of whom it would break; none when a shipped release holds its place. */
  breakages: string;
  at: string;
}

/** `ready`: pages by milliseconds, to two digits. `long-task`: all of them under the value 0. */
export interface ReleaseMeasuresTable {
  remote: string;
  version: string;
  measure: 'ready' | 'long-task';
  value: number;
  count: number;
}

/** Releases that were served together. */
export interface CompositionsTable {
  id: string;
  /** JSON: remote -> version. */
  versions: string;
  last_at: string;
}

export interface ReleaseTrialsTable {
  user_id: string;
  remote: string;
  version: string;
  failed: Flag;
  at: string;
  /** From where, told apart for this release alone; '' of rows from before this was kept. */
  network: string;
}

export interface DeployTokensTable {
  id: string;
  remote: string;
  name: string;
  token_hash: string;
  created_at: string;
  created_by: string;
  /** Who is told what becomes of the releases. */
  owner_id: string | null;
  last_used_at: string | null;
}

/** What browsers reported, counted. */
export interface ClientReportsTable {
  remote: string;
  version: string;
  phase: RemotePhase;
  day: string;
  count: number;
  last_at: string;
  /** JSON of what the latest of them said. */
  sample: string;
}

export interface DeliveryTables {
  release_files: ReleaseFilesTable;
  releases: ReleasesTable;
  release_channels: ReleaseChannelsTable;
  release_moves: ReleaseMovesTable;
  delivery_state: DeliveryStateTable;
  remote_settings: RemoteSettingsTable;
  deploy_tokens: DeployTokensTable;
  release_trials: ReleaseTrialsTable;
  waiting_builds: WaitingBuildsTable;
  compositions: CompositionsTable;
  release_measures: ReleaseMeasuresTable;
  client_reports: ClientReportsTable;
}
