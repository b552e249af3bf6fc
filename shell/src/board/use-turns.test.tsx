import { renderHook } from '@testing-library/react';
import { boardModules } from '../layout/board-modules.ts';
import type { LoadedRemote } from '../remotes/load-remote.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { useTurns } from './use-turns.ts';

test('while modules wait for their turns their code comes already', () => {
  const load = jest.fn((_: string) => new Promise<LoadedRemote>(() => undefined));
  const modules = boardModules(sampleRegistry(sampleRemote()));
  const { result } = renderHook(() => useTurns(modules, false), {
    wrapper: ({ children }) => (
      <RemotesProvider loader={sampleLoader({ load })}>{children}</RemotesProvider>
    ),
  });
  expect(modules.some(result.current)).toBe(false);
  expect(load.mock.calls.flat()).toEqual(modules.map(({ remote }) => remote));
});
