import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, registryRelease, registryShell } from '@board/federation/registry';
import type { ReleaseFile } from '@board/federation/release';
import type { Compressor, Delivered } from './compressed-files.ts';
import type { LocalBuilds } from './local-builds.ts';

const emptyShell = { version: '', platform: '', runtime: '', shared: {} };

/** What is released: the registry, and every file by its address. */
export class ReleaseStore {
  readonly #builds: LocalBuilds;
  readonly #compressor: Compressor;
  readonly #files = new Map<string, Promise<Delivered | undefined>>();

  constructor(builds: LocalBuilds, compressor: Compressor) {
    this.#builds = builds;
    this.#compressor = compressor;
  }

  registry(channel: string): Registry {
    const shell = this.#builds.shell()?.release;
    return {
      format: 1,
      shell: shell ? registryShell(shell) : emptyShell,
      remotes: this.#builds.remotes().map(({ release }) =>
        registryRelease(release, {
          baseUrl: `/remotes/${release.name}/${release.version}`,
          channel,
        }),
      ),
    };
  }

  remoteFile(name: string, version: string, path: string): Promise<Delivered | undefined> {
    const build = this.#builds
      .remotes()
      .find(({ release }) => release.name === name && release.version === version);
    return this.#released(
      `/remotes/${name}/${version}/${path}`,
      build?.folder,
      build?.release.files,
      path,
    );
  }

  /** Of the current shell when no version is given. */
  shellFile(path: string, version?: string): Promise<Delivered | undefined> {
    const build = this.#builds.shell();
    if (version !== undefined && build?.release.version !== version) {
      return this.#released(`/shell/${version}/${path}`, undefined, undefined, path);
    }
    return this.#released(
      `/shell/${build?.release.version}/${path}`,
      build?.folder,
      build?.release.files,
      path,
    );
  }

  /** Compresses everything that is released, so that the first visitor does not wait for it. */
  async warm(): Promise<void> {
    const shell = this.#builds.shell();
    for (const { path } of shell?.release.files ?? []) await this.shellFile(path);
    for (const { release } of this.#builds.remotes()) {
      for (const { path } of release.files)
        await this.remoteFile(release.name, release.version, path);
    }
  }

  /** A file that was delivered once stays deliverable: an open page may still ask for it. */
  async #released(
    address: string,
    folder: string | undefined,
    files: readonly ReleaseFile[] | undefined,
    path: string,
  ): Promise<Delivered | undefined> {
    const known = this.#files.get(address);
    if (known) return known;
    if (folder === undefined || !files?.some((file) => file.path === path)) return undefined;
    const loading = this.#load(join(folder, path), path);
    this.#files.set(address, loading);
    const file = await loading;
    if (!file) this.#files.delete(address);
    return file;
  }

  async #load(file: string, path: string): Promise<Delivered | undefined> {
    const bytes = await readFile(file).catch(() => undefined);
    return bytes && this.#compressor.prepare(path, bytes);
  }
}
