import { incompatibilities, type Offer } from '@board/federation/compatibility';
import type { RegistryRelease } from '@board/federation/registry';
import type { RemoteModule } from '@board/platform';
import { failurePhase } from './failure-phase.ts';
import type { Container } from './federation.ts';
import { isPassing, RemoteError } from './remote-error.ts';
import { DeadlineError, within } from './within.ts';

export interface ReleaseParts {
  /** What remotes may need of this shell. */
  offer: Offer;
  container: () => Promise<Container>;
  /** Fetches the first files anew, and those that were `missing` before. */
  refresh: (
    release: RegistryRelease,
    missing: ReadonlySet<string>,
    signal: AbortSignal,
  ) => Promise<void>;
  addMessages: (name: string, messages: RemoteModule['messages']) => void;
  /** Pauses before the second and later tries, in ms. */
  pauses: readonly number[];
}

/** What earlier tries of this page left. */
export interface Tries {
  tried: Set<string>;
  missing: Set<string>;
}

/** Loads one release and sets it up, or says at which phase it failed. */
export async function loadRelease(
  parts: ReleaseParts,
  release: RegistryRelease,
  end: number,
  tries: Tries,
): Promise<RemoteModule> {
  const { name, version } = release;
  const [obstacle] = incompatibilities(release, parts.offer);
  if (obstacle) {
    const { name: why, what, wanted } = obstacle;
    const detail = why ? `It uses '${wanted}' of ${what}: ${why}.` : `It needs ${what} ${wanted}.`;
    throw new RemoteError(name, 'incompatible', { version, detail });
  }
  const module = await retrying(parts.pauses, end, () => loadOnce(parts, release, end, tries));
  parts.addMessages(name, module.messages);
  try {
    await within(end, async () => module.setup?.());
  } catch (cause) {
    throw new RemoteError(name, 'setup', { version, cause });
  }
  return module;
}

export async function retrying<T>(
  pauses: readonly number[],
  end: number,
  ask: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const pause = pauses[attempt];
      const goesOn = error instanceof RemoteError && isPassing(error.phase);
      if (!goesOn || pause === undefined || Date.now() + pause >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function loadOnce(
  parts: ReleaseParts,
  release: RegistryRelease,
  end: number,
  { tried, missing }: Tries,
): Promise<RemoteModule> {
  const { name, version } = release;
  const anew = tried.has(name);
  tried.add(name);
  let container: Container | undefined;
  try {
    const exposed = await within(end, async (signal) => {
      if (anew) await parts.refresh(release, missing, signal);
      container = await parts.container();
      return container.load(release, { anew });
    });
    return remoteModule(exposed);
  } catch (cause) {
    if (cause instanceof RemoteError) throw cause;
    const late = cause instanceof DeadlineError;
    const phase = late ? (container?.stage(release) ?? 'entry') : failurePhase(cause);
    throw new RemoteError(name, phase, { version, cause });
  }
}

function remoteModule(exposed: unknown): RemoteModule {
  if (typeof exposed === 'object' && exposed !== null && 'remote' in exposed) {
    const { remote } = exposed;
    if (typeof remote === 'object' && remote !== null && 'messages' in remote) {
      return remote as RemoteModule;
    }
  }
  throw new Error("What it exposes has no 'remote' with messages.");
}
