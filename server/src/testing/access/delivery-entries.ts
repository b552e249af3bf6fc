import { createDeployToken } from '@board/contracts/calls/delivery';
import type { Entry } from './entry.ts';
import type { Make, Sent } from './things.ts';

const params = { remote: 'finance' };
const onChannel = { params: { ...params, channel: 'stable' } };
const move = { ...onChannel, body: { version: '1.0.0-0123456789ab', revision: 0 } };
const rollBack = { ...onChannel, body: { revision: 0 } };

const administered = (sent: Sent = { params }): Entry => ({ access: 'admin', sent });
/** No session opens these, not even that of a super administrator. */
const deployed = (sent: Sent = { params }): Entry => ({ access: 'token', sent, ownToken: true });

const token: Make = async (_owner, board) => {
  const chief = await board.asRole('super_admin');
  const { body } = await chief.call(createDeployToken, { params, body: { name: 'Pipeline' } });
  return { params: { id: body.id } };
};

export const deliveryEntries: Record<string, Entry> = {
  getDeployment: deployed(),
  listDeploymentErrors: deployed(),
  checkRelease: deployed(),
  publishRelease: deployed(),
  uploadReleaseFile: deployed({ params: { ...params, hash: 'a'.repeat(64) } }),
  deployChannel: deployed(move),
  rollBackDeployment: deployed(rollBack),
  listRemotes: administered({}),
  listReleases: administered(),
  listRemoteErrors: administered(),
  promoteRelease: administered(move),
  rollBackRelease: administered(rollBack),
  switchRemote: administered(),
  setSelfHelp: administered(),
  setCanary: administered(),
  makePreview: administered(),
  listDeployTokens: administered(),
  createDeployToken: { access: 'super_admin', sent: { params } },
  revokeDeployToken: { access: 'admin', shared: token },
};
