import type { Channel } from '@board/contracts/constants/delivery';
import type { ReleasePackage } from '@board/federation/packages';
import { hourMs } from '@board/time';
import type { Services } from '../../../context/context.ts';
import { breathing } from '../../../turns/breathing.ts';
import { hashOfIntegrity } from '../files/hash.ts';
import { shellName } from '../registry/composition.ts';
import { type DeliveryState, shellReleaseOf } from '../registry/delivery-state.ts';
import { servedReleases } from '../releases/releases.repository.ts';

/** One version of a package, as the releases of the shell brought it. */
export interface ReleasedPackage extends ReleasePackage {
  /** When the first of them came. */
  since: string;
  /** All of them were rolled back from. */
  withdrawn: boolean;
}

export interface KnownPackage {
  /** The latest first. */
  versions: ReadonlyMap<string, ReleasedPackage>;
  /** `latest`, `canary`, and one for every release of the shell that is still in use. */
  tags: Readonly<Record<string, string>>;
}

/** By name. */
export type KnownPackages = ReadonlyMap<string, KnownPackage>;

const mostReleases = 100;

/** The packages of every release of the shell that pages may still run, by name. */
export class ReleasedPackages {
  readonly #services: Services;
  #known: { key: string; packages: Promise<KnownPackages> } | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  at(state: DeliveryState): Promise<KnownPackages> {
    // What is swept tells nobody.
    const hour = Math.floor(this.#services.clock.now() / hourMs);
    const key = `${state.revision} ${hour}`;
    if (this.#known?.key === key) return this.#known.packages;
    const packages = this.#read(state);
    this.#known = { key, packages };
    packages.catch(() => {
      this.#known = undefined;
    });
    return packages;
  }

  async #read({ pointers }: DeliveryState): Promise<KnownPackages> {
    const { reader } = this.#services.database;
    const rows = await servedReleases(reader, shellName, mostReleases);
    const on = (channel: Channel) =>
      pointers.find((each) => each.remote === shellName && each.channel === channel)?.version;
    const channels = { canary: on('canary') ?? on('stable'), latest: on('stable') };
    const found = new Map<string, Found>();
    const breathe = breathing();
    for (const row of rows) {
      await breathe();
      for (const each of shellReleaseOf(row).packages ?? []) {
        const { name, version } = each.manifest;
        const known: Found = found.get(name) ?? { versions: new Map(), tags: { latest: version } };
        found.set(name, known);
        const before = known.versions.get(version);
        known.versions.set(version, {
          ...each,
          since: row.created_at,
          withdrawn: row.revoked_at !== null && before?.withdrawn !== false,
        });
        known.tags[`shell-${row.version}`] = version;
        for (const [tag, release] of Object.entries(channels))
          if (release === row.version) known.tags[tag] = version;
      }
    }
    return found;
  }
}

interface Found {
  versions: Map<string, ReleasedPackage>;
  tags: Record<string, string>;
}

export const fileOf = ({ manifest: { name, version } }: ReleasePackage): string =>
  `${name.split('/')[1]}-${version}.tgz`;

export const storedHash = ({ integrity }: ReleasePackage): string => hashOfIntegrity(integrity);
