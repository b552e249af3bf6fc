import type { BodyOf } from '@board/contracts/calls/call';
import {
  createDeployToken,
  listDeployTokens,
  listReleases,
  listRemoteErrors,
  listRemotes,
  makePreview,
  promoteRelease,
  type RemoteState,
  revokeDeployToken,
  rollBackRelease,
  setCanary,
  setSelfHelp,
  switchRemote,
} from '@board/contracts/calls/delivery';
import type { Channel } from '@board/contracts/constants/delivery';
import { useApi, useSend, useWrite } from '@board/platform';

const modulesPageSize = 20;
export const releasesPageSize = 8;
const all = 100;

/** Errors from the field show while somebody is looking. */
const lookAgainMs = 15_000;

export const useModules = (page: number) =>
  useApi(
    listRemotes,
    { query: { page, limit: modulesPageSize } },
    { refreshInterval: lookAgainMs },
  );

export const useReleases = (remote: string, page: number) =>
  useApi(listReleases, { params: { remote }, query: { page, limit: releasesPageSize } });

export const useFieldErrors = (remote: string) =>
  useApi(listRemoteErrors, { params: { remote }, query: { limit: all } });

export const useDeployTokens = (remote: string) =>
  useApi(listDeployTokens, { params: { remote }, query: { limit: all } });

const revisionOf = ({ channels }: RemoteState, channel: Channel): number =>
  channels.find((pointer) => pointer.channel === channel)?.revision ?? 0;

/** Each move says where the pointer stood when the person looked. */
export function useModuleWrites(state: RemoteState) {
  const promote = useWrite(promoteRelease);
  const rollBack = useWrite(rollBackRelease);
  const turn = useWrite(switchRemote);
  const help = useWrite(setSelfHelp);
  const canary = useSend(setCanary);
  const preview = useSend(makePreview);
  const remote = state.name;
  const params = { remote };
  return {
    pending: promote.pending || rollBack.pending || turn.pending || help.pending,
    promote: (version: string, channel: Channel) =>
      promote.write({
        params: { remote, channel },
        body: { version, revision: revisionOf(state, channel) },
      }),
    rollBack: (channel: Channel) =>
      rollBack.write({
        params: { remote, channel },
        body: { revision: revisionOf(state, channel) },
      }),
    turn: (disabled: boolean) => turn.write({ params, body: { disabled } }),
    setSelfHelp: (self_help: boolean) => help.write({ params, body: { self_help } }),
    setCanary: (body: BodyOf<typeof setCanary>) => canary({ params, body }),
    preview: (version: string) => preview({ params, body: { version } }),
  };
}

export function useTokenWrites() {
  const create = useSend(createDeployToken);
  const revoke = useSend(revokeDeployToken);
  return {
    create: (remote: string, body: BodyOf<typeof createDeployToken>) =>
      create({ params: { remote }, body }),
    revoke: (id: string) => revoke({ params: { id } }),
  };
}
