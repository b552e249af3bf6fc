import type { deliverySchemas } from '../schemas/delivery.ts';
import type { CallOf } from './call.ts';

export type {
  DeployToken,
  Pointer,
  Release,
  RemoteErrorCount,
  RemoteState,
  Vitals,
} from '../schemas/releases.ts';

type DeliveryCall<Name extends keyof typeof deliverySchemas> = CallOf<typeof deliverySchemas, Name>;

/** What is deployed. This and the next five are for `pnpm ship`, with a deploy token of the remote. */
export const getDeployment: DeliveryCall<'getDeployment'> = {
  name: 'getDeployment',
  method: 'GET',
  path: '/deploy/{remote}',
  access: 'token',
};
/** What browsers reported of it, for the team that holds a token. */
export const listDeploymentErrors: DeliveryCall<'listDeploymentErrors'> = {
  name: 'listDeploymentErrors',
  method: 'GET',
  path: '/deploy/{remote}/errors',
  access: 'token',
};
/** What a release still lacks and who would break, without publishing anything. */
export const checkRelease: DeliveryCall<'checkRelease'> = {
  name: 'checkRelease',
  method: 'POST',
  path: '/deploy/{remote}/check',
  access: 'token',
  repeatable: false,
};
export const uploadReleaseFile: DeliveryCall<'uploadReleaseFile'> = {
  name: 'uploadReleaseFile',
  method: 'PUT',
  path: '/deploy/{remote}/files/{hash}',
  access: 'token',
};
export const publishRelease: DeliveryCall<'publishRelease'> = {
  name: 'publishRelease',
  method: 'POST',
  path: '/deploy/{remote}/releases',
  access: 'token',
  repeatable: false,
};
export const deployChannel: DeliveryCall<'deployChannel'> = {
  name: 'deployChannel',
  method: 'POST',
  path: '/deploy/{remote}/channels/{channel}',
  access: 'token',
  repeatable: false,
};
export const rollBackDeployment: DeliveryCall<'rollBackDeployment'> = {
  name: 'rollBackDeployment',
  method: 'POST',
  path: '/deploy/{remote}/channels/{channel}/rollback',
  access: 'token',
  repeatable: false,
};
export const listRemotes: DeliveryCall<'listRemotes'> = {
  name: 'listRemotes',
  method: 'GET',
  path: '/admin/remotes',
  access: 'admin',
  needs: ['remotes.manage'],
};
export const listReleases: DeliveryCall<'listReleases'> = {
  name: 'listReleases',
  method: 'GET',
  path: '/admin/remotes/{remote}/releases',
  access: 'admin',
  needs: ['remotes.manage'],
};
export const listRemoteErrors: DeliveryCall<'listRemoteErrors'> = {
  name: 'listRemoteErrors',
  method: 'GET',
  path: '/admin/remotes/{remote}/errors',
  access: 'admin',
  needs: ['remotes.manage'],
};
export const promoteRelease: DeliveryCall<'promoteRelease'> = {
  name: 'promoteRelease',
  method: 'POST',
  path: '/admin/remotes/{remote}/channels/{channel}',
  access: 'admin',
  needs: ['remotes.manage'],
  repeatable: false,
  matters: true,
};
export const rollBackRelease: DeliveryCall<'rollBackRelease'> = {
  name: 'rollBackRelease',
  method: 'POST',
  path: '/admin/remotes/{remote}/channels/{channel}/rollback',
  access: 'admin',
  needs: ['remotes.manage'],
  repeatable: false,
  matters: true,
};
export const switchRemote: DeliveryCall<'switchRemote'> = {
  name: 'switchRemote',
  method: 'PUT',
  path: '/admin/remotes/{remote}/switch',
  access: 'admin',
  needs: ['remotes.manage'],
  matters: true,
};
/** Whether a release that spends its error budget goes back by itself. */
export const setSelfHelp: DeliveryCall<'setSelfHelp'> = {
  name: 'setSelfHelp',
  method: 'PUT',
  path: '/admin/remotes/{remote}/self-help',
  access: 'admin',
  needs: ['remotes.manage'],
};
export const setCanary: DeliveryCall<'setCanary'> = {
  name: 'setCanary',
  method: 'PUT',
  path: '/admin/remotes/{remote}/canary',
  access: 'admin',
  needs: ['remotes.manage'],
  matters: true,
};
export const makePreview: DeliveryCall<'makePreview'> = {
  name: 'makePreview',
  method: 'POST',
  path: '/admin/remotes/{remote}/previews',
  access: 'admin',
  needs: ['remotes.manage'],
  repeatable: false,
};
export const listDeployTokens: DeliveryCall<'listDeployTokens'> = {
  name: 'listDeployTokens',
  method: 'GET',
  path: '/admin/remotes/{remote}/tokens',
  access: 'admin',
  needs: ['remotes.manage'],
};
/** It lets code into every browser, and whoever makes it could keep it. */
export const createDeployToken: DeliveryCall<'createDeployToken'> = {
  name: 'createDeployToken',
  method: 'POST',
  path: '/admin/remotes/{remote}/tokens',
  access: 'super_admin',
  repeatable: false,
  matters: true,
};
export const revokeDeployToken: DeliveryCall<'revokeDeployToken'> = {
  name: 'revokeDeployToken',
  method: 'DELETE',
  path: '/admin/deploy-tokens/{id}',
  access: 'admin',
  needs: ['remotes.manage'],
  matters: true,
};
