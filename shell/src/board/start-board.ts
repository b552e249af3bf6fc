import { callUrl } from '@board/contracts/calls/call-url';
import { getDashboard } from '@board/contracts/calls/system';
import { initialLoadDelayMs } from '@board/contracts/constants/limits';
import {
  type Answer,
  askCall,
  boardState,
  type FirstScreen,
  loadStale,
  sessionState,
} from '@board/platform/host';
import type { ScopedMutator } from 'swr';
import { firstScreen } from '../api/first-screen.ts';
import { shellState } from '../base/shell-state.ts';
import { keptLayout } from '../kept/kept-layout.ts';
import { adoptLayout, showLayout } from '../layout/layout.ts';
import { adoptUser } from '../session/session.ts';
import { noteBeginning } from './beginning.ts';

/** Loads everything the first screen needs in one reply; whatever it lacks the panels ask for. */
export function startBoard(mutate: ScopedMutator): void {
  const person = sessionState.user?.id;
  const kept = person ? keptLayout(person) : null;
  if (kept) showLayout(kept);
  shellState.loading = true;
  const reply = loadScreen();
  firstScreen.expect(callUrl(getDashboard), reply);
  reply
    .then(({ reply: screen }) => {
      if (sessionState.user?.id !== person) return;
      adoptUser(screen.user);
      const hasTasks = screen.completion.overall.open + screen.completion.overall.completed > 0;
      noteBeginning(screen.user.id, screen.terms.items.length === 0 && !hasTasks);
      adoptLayout({ modules: screen.modules, version: screen.user.version });
      if (boardState.online) boardState.freshAt = Date.now();
    })
    // Every panel then asks for itself and says what is wrong.
    .catch(() => undefined)
    .finally(() => {
      shellState.loading = false;
      // What began with the copy kept here, once that has come to those who asked.
      setTimeout(() => void loadStale(mutate));
    });
}

async function loadScreen(): Promise<Answer & { reply: FirstScreen }> {
  await new Promise((resolve) => setTimeout(resolve, initialLoadDelayMs));
  return askCall(getDashboard, {});
}
