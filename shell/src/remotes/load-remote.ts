import { incompatibilities } from '@board/federation/compatibility';
import type { Registry, RegistryRelease } from '@board/federation/registry';
import type { ShellRelease } from '@board/federation/release';
import type { RemoteModule } from '@board/platform';
import { failurePhase } from './failure-phase.ts';
import type { Container } from './federation.ts';
import { isPassing, RemoteError } from './remote-error.ts';
import type { RemoteReport } from './report.ts';

export interface LoadedRemote {
  module: RemoteModule;
  release: RegistryRelease;
  /** The last known good release stands in for the current one. */
  isPrevious: boolean;
}

export interface RemoteLoader {
  /** The remote's module; asked again after a failure it tries anew. */
  load: (name: string) => Promise<LoadedRemote>;
  /** Makes the next load a fresh one, after the file at `missing` did not come. */
  forget: (name: string, missing: string) => void;
  report: (report: RemoteReport) => void;
}

export interface LoaderParts {
  /** What remotes may need of this shell. */
  offer: Pick<ShellRelease, 'platform' | 'runtime' | 'shared' | 'slots' | 'offers'>;
  registry: (options: { fresh: boolean }) => Promise<Registry>;
  container: () => Promise<Container>;
  /** Fetches the first files anew, and those that were `missing` before. */
  refresh: (
    release: RegistryRelease,
    missing: ReadonlySet<string>,
    signal: AbortSignal,
  ) => Promise<void>;
  addMessages: (name: string, messages: RemoteModule['messages']) => void;
  report: (report: RemoteReport) => void;
  /** For registry, entry, chunks, stylesheets and setup together, in ms. */
  deadline: number;
  /** Pauses before the second and later tries, in ms. */
  pauses: readonly number[];
}

/** With a release to fall back to, this part of the deadline is the current one's. */
const currentShare = 0.6;

export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const loads = new Map<string, Promise<LoadedRemote>>();
  const loaded = new Map<string, LoadedRemote>();
  const tried = new Set<string>();
  const missing = new Set<string>();

  function load(name: string): Promise<LoadedRemote> {
    const known = loads.get(name);
    if (known) return known;
    const next = loadOnce(name);
    loads.set(name, next);
    next.then(
      (remote) => loaded.set(name, remote),
      () => loads.delete(name),
    );
    return next;
  }

  async function loadOnce(name: string): Promise<LoadedRemote> {
    const end = Date.now() + parts.deadline;
    const registry = await readRegistry(name, end);
    const remote = registry.remotes.find((each) => each.name === name);
    if (!remote || remote.disabled) throw failed(new RemoteError(name, 'disabled'));
    try {
      const share = remote.previous ? currentShare : 1;
      const module = await loadRelease(remote, Date.now() + (end - Date.now()) * share);
      return { module, release: remote, isPrevious: false };
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      failed(error);
      if (!remote.previous) throw error;
      const module = await loadRelease(remote.previous, end).catch(() => undefined);
      if (!module) throw error;
      return { module, release: remote.previous, isPrevious: true };
    }
  }

  async function readRegistry(name: string, end: number): Promise<Registry> {
    const fresh = tried.has(name);
    try {
      return await retrying(end, () => readOnce(name, end, fresh));
    } catch (error) {
      throw error instanceof RemoteError ? failed(error) : error;
    }
  }

  async function readOnce(name: string, end: number, fresh: boolean): Promise<Registry> {
    try {
      return await within(end, () => parts.registry({ fresh }));
    } catch (cause) {
      throw new RemoteError(name, 'registry', { cause });
    }
  }

  async function loadRelease(release: RegistryRelease, end: number): Promise<RemoteModule> {
    const { name, version } = release;
    const [obstacle] = incompatibilities(release, parts.offer);
    if (obstacle) {
      const { name: why, what, wanted } = obstacle;
      const detail = why
        ? `It uses '${wanted}' of ${what}: ${why}.`
        : `It needs ${what} ${wanted}.`;
      throw new RemoteError(name, 'incompatible', { version, detail });
    }
    const module = await retrying(end, () => loadOnceFrom(release, end));
    parts.addMessages(name, module.messages);
    try {
      await within(end, async () => module.setup?.());
    } catch (cause) {
      throw new RemoteError(name, 'setup', { version, cause });
    }
    return module;
  }

  async function retrying<T>(end: number, ask: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask();
      } catch (error) {
        const pause = parts.pauses[attempt];
        const goesOn = error instanceof RemoteError && isPassing(error.phase);
        if (!goesOn || pause === undefined || Date.now() + pause >= end) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async function loadOnceFrom(release: RegistryRelease, end: number): Promise<RemoteModule> {
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

  function failed(error: RemoteError): RemoteError {
    parts.report({ remote: error.remote, version: error.version, phase: error.phase });
    return error;
  }

  return {
    load,
    report: (failure) => {
      const version = loaded.get(failure.remote)?.release.version;
      parts.report({ version, ...failure });
    },
    forget(name, url) {
      missing.add(url);
      loaded.get(name)?.module.teardown?.();
      loaded.delete(name);
      loads.delete(name);
    },
  };
}

class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Gives up at `end`. What was asked for may still come; nobody waits for it any more. */
async function within<T>(end: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError('It took too long.'));
      abort.abort();
    }, end - Date.now());
  });
  try {
    return await Promise.race([ask(abort.signal), late]);
  } finally {
    clearTimeout(timer);
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
