import { announceSeconds } from '@board/contracts/constants/limits';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { readRegistry } from './registry.ts';
import { hearOfReleases } from './release-watch.tsx';

const registry = { ...sampleRegistry(sampleRemote()), composition: '0123456789ab' };
const fetched = jest.fn(async () => ({ ok: true, status: 200, json: async () => registry }));

beforeEach(async () => {
  Object.assign(globalThis, { fetch: fetched });
  await readRegistry();
  fetched.mockClear();
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => jest.useRealTimers());

it('says which releases a page is made of', () => {
  expect(document.documentElement.dataset.composition).toBe('0123456789ab');
});

it('looks for a release at a moment of its own, once for many announcements', async () => {
  hearOfReleases('soon');
  hearOfReleases('soon');
  await jest.advanceTimersByTimeAsync(announceSeconds * 500 - 1);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('looks at once where an admin took something away', async () => {
  hearOfReleases('soon');
  hearOfReleases('now');
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(announceSeconds * 1000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('leaves a page that begins alone, and looks once however often it is asked to', async () => {
  hearOfReleases('later');
  await jest.advanceTimersByTimeAsync(announceSeconds * 1000);
  hearOfReleases('later');
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(announceSeconds * 500);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(announceSeconds * 2000);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('does not wait for the later look when somebody says that there is something', async () => {
  hearOfReleases('later');
  hearOfReleases('soon');
  await jest.advanceTimersByTimeAsync(announceSeconds * 500);
  expect(fetched).toHaveBeenCalledTimes(1);
});
