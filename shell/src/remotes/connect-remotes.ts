import { registerCommands } from '@board/platform';
import { addMessages } from '@board/platform/host';
import type { Container } from './federation.ts';
import { leftOut, letIn } from './left-out.ts';
import { createRemoteLoader, type RemoteLoader } from './load-remote.ts';
import { refreshFiles } from './refresh-files.ts';
import { readRegistry } from './registry.ts';
import { noteStart, report } from './report.ts';
import { shellOffer } from './shell-offer.ts';
import { watchErrors } from './watch-errors.ts';

let connected: Promise<Container> | undefined;

/** Called once, before the first render. */
export function connectRemotes(): RemoteLoader {
  // Every page of a signed-in person has remotes; a failure shows when it is used.
  container().catch(() => undefined);
  watchErrors(report);
  return createRemoteLoader({
    offer: shellOffer,
    registry: readRegistry,
    container,
    refresh: refreshFiles,
    addMessages,
    addCommands: registerCommands,
    leftOut,
    letIn,
    report,
    started: noteStart,
    deadline: 8000,
    pauses: [300, 1200],
  });
}

/** The federation runtime is a chunk of its own: the sign-in page does without. */
function container(): Promise<Container> {
  connected ??= import(/* webpackChunkName: "federation" */ './federation.ts').then(
    (federation) => federation.connectFederation(),
    (error: unknown) => {
      connected = undefined;
      throw error;
    },
  );
  return connected;
}
