import type { RemoteModule } from '@board/platform';
import { sessionState } from '@board/platform/host';
import { someUser } from '@board/test-kit';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readRegistry } from '../remotes/registry.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { useRemoteHits } from './use-remote-hits.ts';

const title = { 'zh-CN': '藏书', en: 'Books' };

function finding(name: string) {
  const release = sampleRemote({ name });
  return {
    ...release,
    descriptor: { ...release.descriptor, name, search: [{ kind: 'book', title }] },
  };
}

beforeAll(async () => {
  sessionState.user = someUser();
  const registry = sampleRegistry(finding('library'), finding('broken'));
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  await readRegistry();
});

test('what a remote finds by itself is found under its title, and one that fails takes nothing along', async () => {
  const books = ['线性代数', 'Compilers'].map((name) => ({
    id: name,
    title: name,
    open: jest.fn(),
  }));
  const module: RemoteModule = {
    messages: { 'zh-CN': {}, en: {} },
    search: { book: async ({ matches }) => books.filter((book) => matches(book.title)) },
  };
  const load = async (name: string) => {
    if (name === 'broken') throw new Error('It does not come');
    return { module } as never;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RemotesProvider loader={sampleLoader({ load })}>{children}</RemotesProvider>
  );
  const { result } = renderHook(() => useRemoteHits('xxds'), { wrapper });
  expect(result.current.isReady).toBe(false);
  await waitFor(() => expect(result.current.isReady).toBe(true));
  expect(result.current.groups).toMatchObject([
    { id: 'library book', hits: [{ title: '线性代数', marks: [[0, 4]] }] },
  ]);
  const { result: slip } = renderHook(() => useRemoteHits('compliers'), { wrapper });
  await waitFor(() =>
    expect(slip.current.groups).toMatchObject([{ hits: [{ title: 'Compilers' }] }]),
  );
});
