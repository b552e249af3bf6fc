import { type Static, Type } from 'typebox';
import {
  type CanaryShare,
  canaryShares,
  capabilities,
  channels,
  releaseLimit,
  remotePhases,
} from '../constants/delivery.ts';
import { textLength } from '../constants/limits.ts';
import { roles } from '../constants/roles.ts';
import type { CallSchema } from './call-schema.ts';
import {
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  Strict,
  text,
} from './common.ts';

const RemoteName = Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 60 });
const ReleaseVersion = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-f]{12}$', maxLength: 60 });
/** SHA-384 in base64url: an integrity, written so that it fits into an address. */
const FileHash = Type.String({ pattern: '^[\\w-]{64}$' });

const RemoteParams = Strict({ remote: RemoteName });
const ChannelParams = Strict({ remote: RemoteName, channel: oneOf(channels) });

export const Pointer = Type.Object({
  channel: oneOf(channels),
  version: ReleaseVersion,
  /** Where a roll-back leads. */
  previous: Nullable(Type.String()),
  /** Sent back with the next move: whoever saw an older one is told instead of overwriting. */
  revision: Type.Integer(),
  moved_at: Instant,
  moved_by: Type.String(),
});
export type Pointer = Static<typeof Pointer>;

/** Who would break, and how. */
const Problem = Type.Object({ remote: Type.String(), message: Type.String() });

const Share = Type.Unsafe<CanaryShare>(Type.Integer({ enum: [...canaryShares] }));

/** How a release does in browsers of signed-in people. */
const Vitals = Type.Object({
  version: ReleaseVersion,
  place: oneOf(['now', 'before', 'canary']),
  bytes: Type.Integer(),
  initial_bytes: Type.Integer(),
  /** Pages on which it began to work. */
  starts: Type.Integer(),
  /** Milliseconds within which three of four were ready. */
  ready_p75: Nullable(Type.Integer()),
  long_tasks: Type.Integer(),
  errors: Type.Integer(),
  people: Type.Integer(),
  /** Of what it may fail beyond the release before: 1 is all, 0 is spent. */
  budget_left: Type.Number(),
});
export type Vitals = Static<typeof Vitals>;

/** A build that the last start did not serve. */
const Waiting = Type.Object({
  version: ReleaseVersion,
  at: Instant,
  /** None when a shipped release holds its place. */
  problems: Type.Array(Problem),
});
export type Waiting = Static<typeof Waiting>;

export const RemoteState = Type.Object({
  name: RemoteName,
  title: Type.Object({ 'zh-CN': Type.String(), en: Type.String() }),
  owner: Type.String(),
  /** What `stable` points to. */
  version: Nullable(Type.String()),
  channels: Type.Array(Pointer),
  is_local: Type.Boolean(),
  disabled: Type.Boolean(),
  /** A release that spends its error budget goes back by itself. */
  self_help: Type.Boolean(),
  /** `failing`: browsers reported it within the last hour. */
  health: oneOf(['ok', 'failing', 'off', 'empty']),
  /** Of all files, and of those that are loaded before anything shows; not compressed. */
  bytes: Type.Integer(),
  initial_bytes: Type.Integer(),
  /** Reports from browsers in the last 7 days. */
  errors: Type.Integer(),
  canary: Type.Object({
    usernames: Type.Array(Type.String()),
    roles: Type.Array(oneOf(roles)),
    /** It goes on by itself, as its error budget allows. */
    automatic: Type.Boolean(),
    /** In a hundred, besides the chosen. */
    share: Share,
    since: Nullable(Instant),
  }),
  waiting: Nullable(Waiting),
  live: Type.Array(Vitals),
});
export type RemoteState = Static<typeof RemoteState>;

const Release = Type.Object({
  version: ReleaseVersion,
  origin: oneOf(['local', 'shipped']),
  base_url: Nullable(Type.String()),
  bytes: Type.Integer(),
  created_at: Instant,
  created_by: Type.String(),
  /** Rolled back from: never loaded again unless it is promoted once more. */
  revoked_at: Nullable(Instant),
});
export type Release = Static<typeof Release>;

const RemoteErrorCount = Type.Object({
  version: Type.String(),
  phase: oneOf(remotePhases),
  count: Type.Integer(),
  last_at: Instant,
  /** The latest of them. */
  sample: Type.Object({
    message: Type.Optional(Type.String()),
    stack: Type.Optional(Type.String()),
    route: Type.Optional(Type.String()),
    browser: Type.Optional(Type.String()),
    composition: Type.Optional(Type.String()),
  }),
});
export type RemoteErrorCount = Static<typeof RemoteErrorCount>;

const DeployToken = Type.Object({
  id: Id,
  remote: RemoteName,
  name: Type.String(),
  created_at: Instant,
  created_by: Type.String(),
  last_used_at: Nullable(Instant),
});
export type DeployToken = Static<typeof DeployToken>;

const Candidate = {
  /** `dist/release.json` as the build wrote it. */
  release: Type.Unknown(),
  /** For files that are hosted elsewhere, on one of REMOTE_ORIGINS. */
  base_url: Type.Optional(
    Type.String({ pattern: '^https?://[^\\s?#]+$', maxLength: textLength.url }),
  ),
};
const Move = Strict({ version: ReleaseVersion, revision: Type.Integer({ minimum: 0 }) });
const RollBack = Strict({ revision: Type.Integer({ minimum: 0 }) });

export const deliverySchemas = {
  getDeployment: {
    params: RemoteParams,
    reply: Type.Object({
      remote: RemoteName,
      channels: Type.Array(Pointer),
      disabled: Type.Boolean(),
      capabilities: Type.Array(oneOf(capabilities)),
    }),
  },
  listDeploymentErrors: {
    params: RemoteParams,
    query: Strict(PageQuery),
    reply: pageOf(RemoteErrorCount),
  },
  checkRelease: {
    params: RemoteParams,
    body: Strict(Candidate),
    reply: Type.Object({
      /** Hashes of files that are to be uploaded. */
      missing: Type.Array(FileHash),
      problems: Type.Array(Problem),
    }),
    example: { release: {} },
  },
  /** The bytes, as `application/octet-stream`. */
  uploadReleaseFile: {
    upload: { type: 'application/octet-stream' },
    params: Strict({ remote: RemoteName, hash: FileHash }),
    reply: Type.Object({ hash: FileHash, bytes: Type.Integer() }),
  },
  publishRelease: {
    params: RemoteParams,
    body: Strict(Candidate),
    reply: Release,
    status: 201,
    example: { release: {} },
  },
  deployChannel: { params: ChannelParams, body: Move, reply: Pointer },
  /** Null when the channel is empty afterwards, as `canary` is. */
  rollBackDeployment: {
    params: ChannelParams,
    body: RollBack,
    reply: Type.Object({ pointer: Nullable(Pointer) }),
  },

  listRemotes: { query: Strict(PageQuery), reply: pageOf(RemoteState) },
  listReleases: { params: RemoteParams, query: Strict(PageQuery), reply: pageOf(Release) },
  listRemoteErrors: {
    params: RemoteParams,
    query: Strict(PageQuery),
    reply: pageOf(RemoteErrorCount),
  },
  promoteRelease: {
    params: ChannelParams,
    body: Move,
    reply: Pointer,
    example: { version: '1.0.0-0123456789ab', revision: 3 },
  },
  rollBackRelease: {
    params: ChannelParams,
    body: RollBack,
    reply: Type.Object({ pointer: Nullable(Pointer) }),
    example: { revision: 3 },
  },
  switchRemote: {
    params: RemoteParams,
    body: Strict({ disabled: Type.Boolean() }),
    reply: Type.Object({ name: RemoteName, disabled: Type.Boolean() }),
    example: { disabled: true },
  },
  setSelfHelp: {
    params: RemoteParams,
    body: Strict({ self_help: Type.Boolean() }),
    reply: Type.Object({ name: RemoteName, self_help: Type.Boolean() }),
    example: { self_help: false },
  },
  /** Who is served `canary`: chosen people, everybody of some roles, and a share of all others. */
  setCanary: {
    params: RemoteParams,
    body: Strict({
      usernames: Type.Array(text(50, 1), { maxItems: releaseLimit.people }),
      roles: Type.Array(oneOf(roles), { maxItems: roles.length }),
      automatic: Type.Boolean(),
      share: Share,
    }),
    reply: RemoteState.properties.canary,
    example: { usernames: [], roles: ['super_admin'], automatic: true, share: 0 },
  },
  /** A link to a release that is not promoted, for whoever is signed in and has it. */
  makePreview: {
    params: RemoteParams,
    body: Strict({ version: ReleaseVersion }),
    reply: Type.Object({ path: Type.String(), expires_at: Instant }),
    status: 201,
    example: { version: '1.0.0-0123456789ab' },
  },
  listDeployTokens: {
    params: RemoteParams,
    query: Strict(PageQuery),
    reply: pageOf(DeployToken),
  },
  createDeployToken: {
    params: RemoteParams,
    body: Strict({ name: text(textLength.name, 1) }),
    /** The token itself is shown this once. */
    reply: Type.Object({ ...DeployToken.properties, token: Type.String() }),
    status: 201,
    example: { name: 'Pipeline of the finance team' },
  },
  revokeDeployToken: { params: IdParams, reply: Done },
} satisfies Record<string, CallSchema>;
