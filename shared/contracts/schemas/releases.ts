import { type Static, Type } from 'typebox';
import { type CanaryShare, canaryShares, channels, remotePhases } from '../constants/delivery.ts';
import { roles } from '../constants/roles.ts';
import { Id, Instant, Nullable, oneOf } from './common.ts';

export const RemoteName = Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 60 });
export const ReleaseVersion = Type.String({
  pattern: '^\\d+\\.\\d+\\.\\d+-[0-9a-f]{12}$',
  maxLength: 60,
});
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
export const Problem = Type.Object({ remote: Type.String(), message: Type.String() });

export const Share = Type.Unsafe<CanaryShare>(Type.Integer({ enum: [...canaryShares] }));

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

export const Release = Type.Object({
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

export const RemoteErrorCount = Type.Object({
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

export const DeployToken = Type.Object({
  id: Id,
  remote: RemoteName,
  name: Type.String(),
  created_at: Instant,
  created_by: Type.String(),
  /** Who is told when a release of this remote goes back by itself. */
  owner: Nullable(Type.String()),
  last_used_at: Nullable(Instant),
});
export type DeployToken = Static<typeof DeployToken>;
