import { isHashed } from '@board/federation/hashed';
import type { ShellRelease } from '@board/federation/release';
import type { Services } from '../../../context/context.ts';
import { shellName } from '../registry/composition.ts';
import { type DeliveryState, shellReleaseOf } from '../registry/delivery-state.ts';
import { shellFor } from '../registry/registry-for.ts';
import { filesByPath } from '../releases/release-files.ts';
import { releasesOf } from '../releases/releases.repository.ts';
import type { Visitor } from './visitor.ts';

/** An open page of a shell older than these many releases has to be loaded again. */
const releasesBack = 30;

/** The shell's files lie at the top of the site, so an address does not tell of which release it is. */
export class ShellFiles {
  readonly #services: Services;
  #current: { release: string; files: ReadonlyMap<string, string> } | undefined;
  #former: { revision: number; files: Promise<ReadonlyMap<string, string>> } | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  async hashOf(
    state: DeliveryState,
    visitor: Visitor | undefined,
    path: string,
  ): Promise<string | undefined> {
    const own = this.#ofVisitor(state, visitor)?.get(path);
    if (own !== undefined || !isHashed(path)) return own;
    if (this.#former?.revision !== state.revision) {
      this.#former = { revision: state.revision, files: this.#readFormer() };
      this.#former.files.catch(() => {
        this.#former = undefined;
      });
    }
    return (await this.#former.files).get(path);
  }

  #ofVisitor(state: DeliveryState, visitor: Visitor | undefined) {
    const shell = shellFor(state, visitor);
    if (!shell) return undefined;
    if (this.#current?.release !== shell.release) {
      this.#current = { release: shell.release, files: filesByPath(shellReleaseOf(shell)) };
    }
    return this.#current.files;
  }

  /** A hashed name means one content, whichever release it is from. */
  async #readFormer(): Promise<ReadonlyMap<string, string>> {
    const page = { limit: releasesBack, offset: 0 };
    const { rows } = await releasesOf(this.#services.database.reader, shellName, page);
    return new Map(
      rows.flatMap(({ release }) => [...filesByPath(JSON.parse(release) as ShellRelease)]),
    );
  }
}
