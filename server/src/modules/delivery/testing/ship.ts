import * as calls from '@board/contracts/calls/delivery';
import type { Channel } from '@board/contracts/constants/delivery';
import type { Registry } from '@board/federation/registry';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Sample, sha384 } from './sample-release.ts';

type Headers = { authorization: string };

/** What `pnpm ship` does, with a token of the remote. */
export function shipper(board: TestApp, token: string) {
  const headers: Headers = { authorization: `Bearer ${token}` };
  const api = board.anybody;

  async function upload({ release, contents }: Sample<{ name: string }>): Promise<void> {
    for (const text of Object.values(contents)) {
      const hash = sha384(text, 'base64url');
      const url = `/api/deploy/${release.name}/files/${hash}`;
      const response = await api.send('PUT', url, Buffer.from(text), {
        ...headers,
        'content-type': 'application/octet-stream',
      });
      if (response.statusCode !== 200) throw new Error(response.body);
    }
  }
  const revisionOf = async (remote: string, channel: Channel) => {
    const { body } = await api.call(calls.getDeployment, { params: { remote } }, headers);
    return body.channels.find((each) => each.channel === channel)?.revision ?? 0;
  };
  async function promote(
    { release }: Sample<{ name: string; version: string }>,
    channel: Channel = 'stable',
  ) {
    const { name: remote, version } = release;
    const revision = await revisionOf(remote, channel);
    const input = { params: { remote, channel }, body: { version, revision } };
    return (await api.call(calls.deployChannel, input, headers)).body;
  }
  return {
    headers,
    upload,
    promote,
    revisionOf,
    async publish(sample: Sample<{ name: string; version: string }>) {
      await upload(sample);
      const { release } = sample;
      const input = { params: { remote: release.name }, body: { release } };
      return (await api.call(calls.publishRelease, input, headers)).body;
    },
    async ship(sample: Sample<{ name: string; version: string }>, channel: Channel = 'stable') {
      await this.publish(sample);
      return promote(sample, channel);
    },
    async rollBack(remote: string, channel: Channel = 'stable') {
      const body = { revision: await revisionOf(remote, channel) };
      const input = { params: { remote, channel }, body };
      return (await api.call(calls.rollBackDeployment, input, headers)).body.pointer;
    },
  };
}

export async function newToken(board: TestApp, remote: string): Promise<string> {
  const chief = await board.asRole('super_admin');
  const input = { params: { remote }, body: { name: `Team of ${remote}` } };
  return (await chief.call(calls.createDeployToken, input)).body.token;
}

/** The registry as a visitor with this cookie sees it, or nobody in particular. */
export async function registryOf(board: TestApp, cookie = '') {
  const headers = cookie ? { cookie } : {};
  const response = await board.app.http.inject({ method: 'GET', url: '/registry.json', headers });
  const registry: Registry = response.json();
  return registry;
}
