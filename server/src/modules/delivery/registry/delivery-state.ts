import { registryRelease } from '@board/federation/registry';
import type { RemoteRelease, ShellRelease } from '@board/federation/release';
import type { Services } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { pointedReleases, presentRevision } from '../channels/channels.repository.ts';
import { allSettings, type RemoteSettings } from '../channels/settings.repository.ts';
import { withdrawnVersions } from '../releases/releases.repository.ts';

type Pointed = Awaited<ReturnType<typeof pointedReleases>>[number];

/** Which release stands where. */
export type Standing = Pick<Pointed, 'remote' | 'channel' | 'release'>;

/** Everything that a registry is made of, as it stood at a revision. */
export interface DeliveryState {
  revision: number;
  pointers: readonly Pointed[];
  settings: ReadonlyMap<string, RemoteSettings>;
  withdrawn: ReadonlyMap<string, string[]>;
  /** Set where it is what one browser is shown instead of what everybody has. */
  pin?: string;
}

const nothing: DeliveryState = {
  revision: 0,
  pointers: [],
  settings: new Map(),
  withdrawn: new Map(),
};

export async function readState(connection: Connection): Promise<DeliveryState> {
  return {
    revision: await presentRevision(connection),
    pointers: await pointedReleases(connection),
    settings: await allSettings(connection),
    withdrawn: await withdrawnVersions(connection),
  };
}

/** Kept in memory, and read anew when an instance says that it moved. */
export class LiveState {
  readonly #services: Services;
  readonly #leave: (() => void)[];
  #state = nothing;
  #reading: Promise<void> | undefined;
  #again = false;

  constructor(services: Services) {
    this.#services = services;
    this.#leave = [
      services.signals.onSignal(({ kind }) => {
        if (kind === 'releases') void this.refresh();
      }),
      services.signals.onResync(() => void this.#lookAgain()),
    ];
  }

  /** What is known; while it is being read anew, what comes of that. */
  async current(): Promise<DeliveryState> {
    await this.#reading;
    return this.#state;
  }

  refresh(): Promise<void> {
    // What moves while it is being read is read once more.
    if (this.#reading) this.#again = true;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  close(): void {
    for (const leave of this.#leave) leave();
  }

  async #read(): Promise<void> {
    do {
      this.#again = false;
      try {
        this.#state = await this.#services.database.snapshot(readState);
      } catch (error) {
        // What was known goes on being served.
        this.#services.log.warn({ err: error }, 'the registry of releases could not be read');
      }
    } while (this.#again);
  }

  async #lookAgain(): Promise<void> {
    const revision = await presentRevision(this.#services.database.reader).catch(() => undefined);
    if (revision !== undefined && revision !== this.#state.revision) await this.refresh();
  }
}

export const remoteReleaseOf = ({ release }: Pick<Pointed, 'release'>): RemoteRelease =>
  JSON.parse(release) as RemoteRelease;

export const shellReleaseOf = ({ release }: Pick<Pointed, 'release'>): ShellRelease =>
  JSON.parse(release) as ShellRelease;

/** A release's line in the registry, wherever its files are. */
export function lineOf(text: string, baseUrl: string | null, channel: string) {
  const release = JSON.parse(text) as RemoteRelease;
  return registryRelease(release, {
    baseUrl: baseUrl ?? `/remotes/${release.name}/${release.version}`,
    channel,
  });
}
