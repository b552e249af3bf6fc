import type { RemoteModule } from '@board/platform';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { readRegistry } from '../remotes/registry.ts';
import { RemotesProvider } from '../remotes/remotes-context.tsx';
import { fakeServer, json } from '../testing/fake-server.ts';
import { sampleLoader } from '../testing/sample-loader.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { PreparePages } from './prepare-pages.tsx';

const page = {
  path: '/finance',
  title: { 'zh-CN': '财务', en: 'Finance' },
  access: 'user',
} as const;
const sample = sampleRemote();
const release = { ...sample, descriptor: { ...sample.descriptor, pages: [page] } };

test('a link that a pointer comes near has its page fetched before it is pressed', async () => {
  fakeServer(() => json(sampleRegistry(release)));
  await readRegistry();
  const fetched = jest.fn(async () => undefined);
  const Page = Object.assign(() => null, { load: fetched });
  const module: RemoteModule = {
    messages: { 'zh-CN': {}, en: {} },
    pages: { [page.path]: Page },
  };
  const load = jest.fn(async () => ({ module, release, isPrevious: false }));
  render(
    <MemoryRouter>
      <RemotesProvider loader={sampleLoader({ load })}>
        <PreparePages />
        <a href={page.path}>
          <b>Finance</b>
        </a>
        <a href="/profile">Profile</a>
        <a href={`https://elsewhere.example${page.path}`}>Elsewhere</a>
      </RemotesProvider>
    </MemoryRouter>,
  );
  fireEvent.pointerOver(screen.getByText('Finance'));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(load).toHaveBeenCalledWith('finance');

  load.mockClear();
  fireEvent.pointerOver(screen.getByText('Profile'));
  fireEvent.focusIn(screen.getByText('Elsewhere'));
  expect(load).not.toHaveBeenCalled();
});
