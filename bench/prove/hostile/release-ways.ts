import {
  sampleRemote,
  sha384,
} from '../../../server/src/modules/delivery/testing/sample-release.ts';
import { ask } from './answers.ts';
import type { Drawn } from './requests.ts';
import { json, type Way } from './way.ts';
import type { World } from './world.ts';

const jsonOf = (body: Drawn['body']) => (body && 'json' in body ? body.json : undefined);
const remote = 'finance';
let releases = 0;
/** Anew each time, its files uploaded. */
async function release(world: World) {
  releases += 1;
  const sample = sampleRemote(remote, `text ${releases}`);
  const authorization = `Bearer ${await world.token('deployer')}`;
  for (const text of Object.values(sample.contents))
    await ask(world.url, {
      method: 'PUT',
      path: `/api/deploy/${remote}/files/${sha384(text, 'base64url')}`,
      headers: { authorization, 'content-type': 'application/octet-stream' },
      body: Buffer.from(text),
    });
  return { params: { remote }, ...json({ release: sample.release }), role: 'deployer' as const };
}

interface Deployment {
  channels: { channel: string; revision: number }[];
}
async function revision(world: World): Promise<number> {
  const { body } = await world.as('deployer')<Deployment>('GET', `/deploy/${remote}`);
  return body.channels.find(({ channel }) => channel === 'stable')?.revision ?? 0;
}

async function promotion(world: World): Promise<Partial<Drawn>> {
  const { body } = await release(world);
  const published = await world.as('deployer')<{ version: string }>(
    'POST',
    `/deploy/${remote}/releases`,
    jsonOf(body),
  );
  const seen = { version: published.body.version, revision: await revision(world) };
  return { params: { remote, channel: 'stable' }, ...json(seen) };
}

async function rollback(world: World): Promise<Partial<Drawn>> {
  for (let time = 0; time < 2; time += 1) {
    const { body } = await promotion(world);
    await world.as('deployer')('POST', `/deploy/${remote}/channels/stable`, jsonOf(body));
  }
  return {
    params: { remote, channel: 'stable' },
    ...json({ revision: await revision(world) }),
  };
}

const ofRemote = (given: Partial<Drawn>) => async (): Promise<Partial<Drawn>> => ({
  role: 'admin',
  params: { remote },
  ...given,
});
const asDeployer = async (way: Promise<Partial<Drawn>>): Promise<Partial<Drawn>> => ({
  role: 'deployer',
  ...(await way),
});

/** Those of the releases of a remote: by the people of the console, and by who deploys. */
export const releaseWays: Record<string, Way> = {
  getDeployment: ofRemote({ role: 'deployer' }),
  checkRelease: release,
  publishRelease: release,
  deployChannel: (world) => asDeployer(promotion(world)),
  rollBackDeployment: (world) => asDeployer(rollback(world)),
  promoteRelease: async (world) => ({ role: 'admin', ...(await promotion(world)) }),
  rollBackRelease: async (world) => ({ role: 'admin', ...(await rollback(world)) }),
  listRemoteErrors: ofRemote({}),
  listDeployTokens: ofRemote({}),
  switchRemote: ofRemote(json({ disabled: false })),
  setCanary: ofRemote(json({ usernames: [], roles: ['teacher'], automatic: false, share: 0 })),
  revokeDeployToken: async (world) => {
    const path = `/admin/remotes/${remote}/tokens`;
    const { body } = await world.asChief<{ id: string }>('POST', path, { name: 'short-lived' });
    return { role: 'admin', params: { id: body.id } };
  },
  uploadReleaseFile: async () => ({
    role: 'deployer',
    params: { remote, hash: sha384('text', 'base64url') },
    headers: { 'content-type': 'application/octet-stream' },
    body: { raw: 'text' },
  }),
};
