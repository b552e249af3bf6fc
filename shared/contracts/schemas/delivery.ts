import { Type } from 'typebox';
import { capabilities, channels, releaseLimit } from '../constants/delivery.ts';
import { textLength } from '../constants/limits.ts';
import { roles } from '../constants/roles.ts';
import type { CallSchema } from './call-schema.ts';
import {
  Done,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  Strict,
  text,
} from './common.ts';
import {
  DeployToken,
  Pointer,
  Problem,
  Release,
  ReleaseVersion,
  RemoteErrorCount,
  RemoteName,
  RemoteState,
  Share,
} from './releases.ts';

/** SHA-384 in base64url: an integrity, written so that it fits into an address. */
const FileHash = Type.String({ pattern: '^[\\w-]{64}$' });

const RemoteParams = Strict({ remote: RemoteName });
const ChannelParams = Strict({ remote: RemoteName, channel: oneOf(channels) });

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
      /** What fits still, and will not for ever. */
      coming: Type.Array(Problem),
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
      /** Without one it stays as far as it has gone. */
      share: Type.Optional(Share),
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
    body: Strict({
      name: text(textLength.name, 1),
      /** A username. */
      owner: Type.Optional(text(50, 1)),
    }),
    /** The token itself is shown this once. */
    reply: Type.Object({ ...DeployToken.properties, token: Type.String() }),
    status: 201,
    example: { name: 'Pipeline of the finance team' },
  },
  revokeDeployToken: { params: IdParams, reply: Done },
} satisfies Record<string, CallSchema>;
