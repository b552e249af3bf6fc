import type { Registry, RegistryRelease, RegistryRemote } from '@board/federation/registry';
import type { RemoteModule } from '@board/platform';
import { loadRelease, type ReleaseParts, retrying } from './load-release.ts';
import { type LeftOut, RemoteError } from './remote-error.ts';
import type { RemoteReport } from './report.ts';
import { within } from './within.ts';

export interface LoadedRemote {
  module: RemoteModule;
  release: RegistryRelease;
  /** The last known good release stands in for the current one. */
  isPrevious: boolean;
  /** That one, where it does. */
  standsFor?: string;
}

export interface RemoteLoader {
  /** The remote's module; asked again after a failure it tries anew. */
  load: (name: string) => Promise<LoadedRemote>;
  /** Moves when something else is to stand where the remote's parts are. */
  turn: (name: string) => number;
  onTurn: (listener: () => void) => () => void;
  /** Takes it down and begins anew, past a file that did not come, where that was why. */
  again: (name: string, missing?: string) => void;
  /** Its code threw on the page: the release before takes its place, where there is one. */
  fails: (failure: RemoteReport & { turn: number }) => void;
  /** What is released and allowed by now: what may not be here any more is taken down. */
  follow: (remote: RegistryRemote, allowed: boolean) => void;
  report: (report: RemoteReport) => void;
}

export interface LoaderParts extends ReleaseParts {
  registry: (options: { fresh: boolean }) => Promise<Registry>;
  addCommands: (name: string, commands: NonNullable<RemoteModule['commands']>) => () => void;
  /** Why it is not even tried, until it is asked for once more. */
  leftOut: (release: RegistryRelease) => LeftOut | undefined;
  letIn: (name: string) => void;
  report: (report: RemoteReport) => void;
  /** Set up, so many milliseconds after it was asked for. */
  started: (release: RegistryRelease, readyMs: number) => void;
  /** For registry, entry, chunks, stylesheets and setup together, in ms. */
  deadline: number;
}

/** With a release to fall back to, this part of the deadline is the current one's. */
const currentShare = 0.6;

/** What stands for a remote on this page. */
interface Standing {
  turn: number;
  loading?: Promise<LoadedRemote> | undefined;
  loaded?: LoadedRemote | undefined;
  withdrawCommands?: (() => void) | undefined;
  /** Versions that threw while they were drawn. */
  broken: Set<string>;
  off: boolean;
}

export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const standings = new Map<string, Standing>();
  const tries = { tried: new Set<string>(), missing: new Set<string>() };
  const listeners = new Set<() => void>();

  function standingOf(name: string): Standing {
    const known = standings.get(name) ?? { turn: 0, broken: new Set<string>(), off: false };
    standings.set(name, known);
    return known;
  }

  function load(name: string): Promise<LoadedRemote> {
    const standing = standingOf(name);
    if (standing.loading) return standing.loading;
    const next = start(name, standing);
    standing.loading = next;
    next.catch(() => {
      if (standing.loading === next) standing.loading = undefined;
    });
    return next;
  }

  async function start(name: string, standing: Standing): Promise<LoadedRemote> {
    const { turn } = standing;
    const begun = performance.now();
    const loaded = await loadCurrentOrPrevious(name, standing);
    if (standing.turn !== turn) {
      await end(loaded);
      throw new RemoteError(name, 'disabled');
    }
    standing.loaded = loaded;
    parts.started(loaded.release, performance.now() - begun);
    standing.withdrawCommands = parts.addCommands(name, loaded.module.commands ?? []);
    return loaded;
  }

  async function loadCurrentOrPrevious(name: string, { broken }: Standing): Promise<LoadedRemote> {
    const end = Date.now() + parts.deadline;
    const registry = await readRegistry(name, end);
    const remote = registry.remotes.find((each) => each.name === name);
    if (!remote || remote.disabled) throw new RemoteError(name, 'disabled');
    const { previous } = remote;
    try {
      const why = parts.leftOut(remote);
      if (why) throw new RemoteError(name, why, { version: remote.version });
      if (previous && broken.has(remote.version)) return await standIn(previous, remote, end);
      const share = previous ? currentShare : 1;
      const until = Date.now() + (end - Date.now()) * share;
      const module = await loadRelease(parts, remote, until, tries);
      return { module, release: remote, isPrevious: false };
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      failed(error);
      if (!previous || broken.has(remote.version) || isLeftOut(error)) throw error;
      return await standIn(previous, remote, end).catch(() => {
        throw error;
      });
    }
  }

  async function standIn(
    release: RegistryRelease,
    { version: standsFor }: RegistryRelease,
    end: number,
  ): Promise<LoadedRemote> {
    const module = await loadRelease(parts, release, end, tries);
    return { module, release, isPrevious: true, standsFor };
  }

  async function readRegistry(name: string, end: number): Promise<Registry> {
    const fresh = tries.tried.has(name);
    return retrying(parts.pauses, end, async () => {
      try {
        return await within(end, () => parts.registry({ fresh }));
      } catch (cause) {
        throw new RemoteError(name, 'registry', { cause });
      }
    }).catch((error) => {
      throw error instanceof RemoteError ? failed(error) : error;
    });
  }

  function failed(error: RemoteError): RemoteError {
    const { remote, version, phase } = error;
    if (phase !== 'safe') parts.report({ remote, version, phase, error: error.cause });
    return error;
  }

  /** With the version that was loaded, where whoever tells of it names none. */
  function report(failure: RemoteReport): void {
    const version = standings.get(failure.remote)?.loaded?.release.version;
    parts.report({ version, ...failure });
  }

  /** Everything of it goes: what it began, its commands, its styles; its parts are drawn anew. */
  function takeDown(name: string): void {
    const standing = standingOf(name);
    standing.withdrawCommands?.();
    if (standing.loaded) void end(standing.loaded);
    standing.withdrawCommands = undefined;
    standing.loaded = undefined;
    standing.loading = undefined;
    standing.turn++;
    for (const listener of listeners) listener();
  }

  async function end({ module, release }: LoadedRemote): Promise<void> {
    try {
      module.teardown?.();
    } catch (error) {
      parts.report({ remote: release.name, version: release.version, phase: 'teardown', error });
    }
    (await parts.container()).dropStyles(release);
  }

  return {
    load,
    turn: (name) => standingOf(name).turn,
    onTurn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    again(name, url) {
      if (url !== undefined) tries.missing.add(url);
      standingOf(name).broken.clear();
      parts.letIn(name);
      takeDown(name);
    },
    fails({ turn, ...failure }) {
      const { remote, phase } = failure;
      const standing = standingOf(remote);
      const { loaded } = standing;
      report(failure);
      // Its other parts may throw as well, after the first of them has changed what stands here.
      if (phase !== 'render' || !loaded || standing.turn !== turn) return;
      if (!('previous' in loaded.release) || standing.broken.has(loaded.release.version)) return;
      standing.broken.add(loaded.release.version);
      takeDown(remote);
    },
    follow(remote, allowed) {
      const standing = standingOf(remote.name);
      const off = !allowed || remote.disabled === true;
      // With the release that it stands in for gone, another one is served, which may work.
      const { release, standsFor } = standing.loaded ?? {};
      const withdrawn = remote.withdrawn?.some((version) =>
        [release?.version, standsFor].includes(version),
      );
      const moved = standing.off !== off || withdrawn === true;
      standing.off = off;
      if (moved) takeDown(remote.name);
    },
    report,
  };
}

const isLeftOut = ({ phase }: RemoteError): boolean => phase === 'safe' || phase === 'unfinished';
