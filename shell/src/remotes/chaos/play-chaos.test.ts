import type { Registry, RegistryRelease } from '@board/federation/registry';
import { sampleRegistry, sampleRemote } from '../../testing/sample-registry.ts';
import type { Container } from '../federation.ts';
import { report } from '../report.ts';
import { withChaos } from './play-chaos.ts';
import { chaosOf, takeChaos } from './stored-chaos.ts';

const remote = sampleRemote();
const registry: Registry = sampleRegistry(remote);
const loaded: RegistryRelease[] = [];
const container: Container = {
  load: async (release) => {
    loaded.push(release);
    return { remote: { messages: {}, panels: { finance: () => 'the ledger' } } };
  },
  stage: () => 'entry',
  dropStyles: () => undefined,
};

function play(kind: string) {
  history.replaceState(null, '', `/finance?chaos.finance=${kind}`);
  takeChaos();
  return withChaos(container, registry).load(remote, { anew: false });
}
const draw = (exposed: unknown) =>
  (exposed as { remote: { panels: Record<string, () => unknown> } }).remote.panels.finance?.();

afterEach(() => {
  sessionStorage.clear();
  loaded.length = 0;
  history.replaceState(null, '', '/');
});

it('is asked for by the address, which then no longer says so', async () => {
  await play('missing');
  expect(location.search).toBe('');
  expect(chaosOf('finance')).toBe('missing');
  expect(chaosOf('admin')).toBeUndefined();
});

it('asks for a file that is not there, or with a hash that is not its own', async () => {
  await play('missing');
  expect(loaded[0]?.entry).toMatch(/missing/);
  await play('altered');
  const entry = loaded[1]?.files.find(({ url }) => url === remote.entry);
  expect(entry?.integrity).not.toBe(remote.files[0]?.integrity);
});

it('throws while it is drawn, and leaves the release before alone', async () => {
  const exposed = await play('throwing');
  expect(() => draw(exposed)).toThrow('on this tab alone');
  const before = { ...remote, version: '0.9.0-000000000000' };
  const good = await withChaos(container, registry).load(before, { anew: false });
  expect(draw(good)).toBe('the ledger');
});

it('plays nothing that it does not know', async () => {
  expect(draw(await play('constructor'))).toBe('the ledger');
});

it('is not reported as a failure', async () => {
  await play('throwing');
  const sent = jest.fn(async () => undefined);
  Object.assign(globalThis, { fetch: sent });
  report({ remote: 'finance', phase: 'render' });
  expect(sent).not.toHaveBeenCalled();
  report({ remote: 'admin', phase: 'render' });
  expect(sent).toHaveBeenCalledTimes(1);
});
