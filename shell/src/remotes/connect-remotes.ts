import { registerCommands } from '@board/platform';
import { addMessages } from '@board/platform/host';
import { playedChaos, takeChaos } from './chaos/stored-chaos.ts';
import type { Container } from './federation.ts';
import { leftOut, letIn } from './left-out.ts';
import { createRemoteLoader, type RemoteLoader } from './load-remote.ts';
import { patienceMs } from './patience.ts';
import { refreshFiles } from './refresh-files.ts';
import { readRegistry, versionOfPage } from './registry.ts';
import { noteStart, report, tellLongTasks } from './report.ts';
import { shellOffer } from './shell-offer.ts';
import { watchErrors } from './watch-errors.ts';
import { watchLongTasks } from './watch-long-tasks.ts';

let connected: Promise<Container> | undefined;

/** Called once, before the first render. */
export function connectRemotes(): RemoteLoader {
  // Every page of a signed-in person has remotes; a failure shows when it is used.
  container().catch(() => undefined);
  takeChaos();
  watchErrors(report);
  watchLongTasks(versionOfPage, tellLongTasks);
  return createRemoteLoader({
    offer: shellOffer,
    registry: readRegistry,
    container: disturbed,
    refresh: refreshFiles,
    addMessages,
    addCommands: registerCommands,
    leftOut,
    letIn,
    report,
    started: noteStart,
    deadline: patienceMs(),
    pauses: [300, 1200],
  });
}

/** Nothing more than the container, unless this person plays something and may. */
async function disturbed(): Promise<Container> {
  if (Object.keys(playedChaos()).length === 0) return container();
  const registry = await readRegistry();
  if (!registry.overrideOrigins) return container();
  const { withChaos } = await import('./chaos/play-chaos.ts');
  return withChaos(await container(), registry);
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
