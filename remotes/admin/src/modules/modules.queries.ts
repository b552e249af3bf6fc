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
import { useApi, useWrite } from '@board/platform';

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
export function useChannelMoves(state: RemoteState) {
  const promote = useWrite(promoteRelease);
  const rollBack = useWrite(rollBackRelease);
  const remote = state.name;
  return {
    pending: promote.pending || rollBack.pending,
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
  };
}

export const usePreview = () => useWrite(makePreview);
export const useSwitch = () => useWrite(switchRemote);
export const useSelfHelp = () => useWrite(setSelfHelp);
export const useCanaryChoice = () => useWrite(setCanary);
export const useTokenCreation = () => useWrite(createDeployToken);
export const useTokenRevocation = () => useWrite(revokeDeployToken);
