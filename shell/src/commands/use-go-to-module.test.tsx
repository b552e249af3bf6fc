import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { readRegistry } from '../remotes/registry.ts';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { withShellTexts } from '../testing/shell-texts.ts';
import { useGoToModule } from './use-go-to-module.ts';

const coming = new Promise<never>(() => undefined);

function LatePage() {
  return use(coming);
}

function Go() {
  const goTo = useGoToModule();
  return (
    <button type="button" onClick={() => goTo('finance')}>
      To the ledger
    </button>
  );
}

test('a page that is still coming does not come after what was asked for later', async () => {
  withShellTexts();
  const registry = sampleRegistry(sampleRemote());
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  await readRegistry();
  render(
    <BrowserRouter>
      <Go />
      <Suspense>
        <Routes>
          <Route path="/" element="The board" />
          <Route path="/ledger" element={<LatePage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  await act(async () => {
    history.pushState(null, '', '/ledger');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByText('The board')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'To the ledger' }));
  expect(location.pathname).toBe('/');
});
