import type { SlotName } from '@board/contracts/constants/slots';
import { slotContracts } from '@board/contracts/schemas/slots';
import type { RemoteModule } from '@board/platform';
import { ApiProvider, addMessages, createI18n } from '@board/platform/host';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { MockHost } from './mock-host.tsx';
import { signInFromAddress } from './standalone-session.ts';

/**
 * Runs one remote alone: every panel and page beneath each other. It speaks to the server its
 * own address is proxied to, with the token of `?token=`, so that a team can work without the shell.
 */
export async function runStandalone(name: string, remote: RemoteModule): Promise<void> {
  createI18n(navigator.language.startsWith('zh') ? 'zh-CN' : 'en');
  addMessages(name, remote.messages);
  await signInFromAddress();
  await remote.setup?.();
  const root =
    document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <StrictMode>
      <ApiProvider>
        <BrowserRouter>
          <MockHost>
            {(Object.entries(remote.slots ?? {}) as [SlotName, ComponentType<object>][]).map(
              ([slot, Slot]) => (
                <Slot key={slot} {...slotContracts[slot].example} />
              ),
            )}
            {Object.entries(remote.panels ?? {}).map(([id, Panel]) => (
              <Panel key={id} moduleId={id} />
            ))}
            {Object.entries(remote.pages ?? {}).map(([path, Page]) => (
              <Page key={path} />
            ))}
          </MockHost>
        </BrowserRouter>
      </ApiProvider>
    </StrictMode>,
  );
}
