import { call } from './make-call.ts';

export type * from '../schemas/releases.ts';

/** What is deployed. This and the next five are for `pnpm ship`, with a deploy token of the remote. */
export const getDeployment = call('getDeployment', 'GET', '/deploy/{remote}', 'token');
/** What browsers reported of it, for the team that holds a token. */
export const listDeploymentErrors = call(
  'listDeploymentErrors',
  'GET',
  '/deploy/{remote}/errors',
  'token',
);
/** What a release still lacks and who would break, without publishing anything. */
export const checkRelease = call('checkRelease', 'POST', '/deploy/{remote}/check', 'token', {
  repeatable: false,
});
export const uploadReleaseFile = call(
  'uploadReleaseFile',
  'PUT',
  '/deploy/{remote}/files/{hash}',
  'token',
);
export const publishRelease = call('publishRelease', 'POST', '/deploy/{remote}/releases', 'token', {
  repeatable: false,
});
export const deployChannel = call(
  'deployChannel',
  'POST',
  '/deploy/{remote}/channels/{channel}',
  'token',
  { repeatable: false },
);
export const rollBackDeployment = call(
  'rollBackDeployment',
  'POST',
  '/deploy/{remote}/channels/{channel}/rollback',
  'token',
  { repeatable: false },
);
export const listRemotes = call('listRemotes', 'GET', '/admin/remotes', 'admin', {
  needs: ['remotes.manage'],
});
export const listReleases = call(
  'listReleases',
  'GET',
  '/admin/remotes/{remote}/releases',
  'admin',
  { needs: ['remotes.manage'] },
);
export const listRemoteErrors = call(
  'listRemoteErrors',
  'GET',
  '/admin/remotes/{remote}/errors',
  'admin',
  { needs: ['remotes.manage'] },
);
export const promoteRelease = call(
  'promoteRelease',
  'POST',
  '/admin/remotes/{remote}/channels/{channel}',
  'admin',
  { needs: ['remotes.manage'], repeatable: false, matters: true },
);
export const rollBackRelease = call(
  'rollBackRelease',
  'POST',
  '/admin/remotes/{remote}/channels/{channel}/rollback',
  'admin',
  { needs: ['remotes.manage'], repeatable: false, matters: true },
);
export const switchRemote = call('switchRemote', 'PUT', '/admin/remotes/{remote}/switch', 'admin', {
  needs: ['remotes.manage'],
  matters: true,
});
/** Whether a release that spends its error budget goes back by itself. */
export const setSelfHelp = call(
  'setSelfHelp',
  'PUT',
  '/admin/remotes/{remote}/self-help',
  'admin',
  { needs: ['remotes.manage'] },
);
export const setCanary = call('setCanary', 'PUT', '/admin/remotes/{remote}/canary', 'admin', {
  needs: ['remotes.manage'],
  matters: true,
});
export const makePreview = call(
  'makePreview',
  'POST',
  '/admin/remotes/{remote}/previews',
  'admin',
  { needs: ['remotes.manage'], repeatable: false },
);
export const listDeployTokens = call(
  'listDeployTokens',
  'GET',
  '/admin/remotes/{remote}/tokens',
  'admin',
  { needs: ['remotes.manage'] },
);
/** It lets code into every browser, and whoever makes it could keep it. */
export const createDeployToken = call(
  'createDeployToken',
  'POST',
  '/admin/remotes/{remote}/tokens',
  'super_admin',
  { repeatable: false, matters: true },
);
export const revokeDeployToken = call(
  'revokeDeployToken',
  'DELETE',
  '/admin/deploy-tokens/{id}',
  'admin',
  { needs: ['remotes.manage'], matters: true },
);
