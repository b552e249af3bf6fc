import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from '@rspack/core';
import type { FileKind, ReleaseFile, RemoteRelease, ShellRelease } from '../release.ts';

type Facts<Release> = Omit<Release, 'format' | 'version' | 'files' | 'entry'> & {
  packageVersion: string;
};

export type ReleaseFacts = Facts<RemoteRelease> | Facts<ShellRelease>;

/** Writes `release.json` beside a build: its files with hash, size and role. */
export class ReleasePlugin {
  private readonly facts: ReleaseFacts;
  /** Chunks of which whole groups are needed before the first render. */
  private readonly initialChunks: string[];
  private readonly entryChunk: string;

  constructor(facts: ReleaseFacts, chunks: { entry: string; initial: string[] }) {
    this.facts = facts;
    this.entryChunk = chunks.entry;
    this.initialChunks = chunks.initial;
  }

  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the real content hashes, so that the names and bytes are final.
        { name: 'ReleasePlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const release = JSON.stringify(this.release(compilation), null, 2);
          compilation.emitAsset('release.json', new sources.RawSource(`${release}\n`));
        },
      );
    });
  }

  private release(compilation: Compilation): RemoteRelease | ShellRelease {
    const { packageVersion, ...facts } = this.facts;
    const entryFiles = filesOf(compilation, [this.entryChunk]);
    const initialFiles = filesOf(compilation, this.initialChunks);
    const files = compilation
      .getAssets()
      .filter((asset) => !asset.name.endsWith('.map'))
      .map((asset): ReleaseFile => {
        const bytes = asset.source.buffer();
        return {
          path: asset.name,
          bytes: bytes.length,
          integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
          kind: kindOf(asset.name, entryFiles),
          initial: initialFiles.has(asset.name),
        };
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const digest = createHash('sha256')
      .update(JSON.stringify([facts, files]))
      .digest('hex')
      .slice(0, 12);
    const version = `${packageVersion}-${digest}`;
    if (!('descriptor' in facts)) return { format: 1, ...facts, version, files };
    const entry = files.find((file) => file.kind === 'entry');
    if (!entry) throw new Error(`The build of ${facts.name} has no entry.`);
    return { format: 1, ...facts, version, entry: entry.path, files };
  }
}

function filesOf(compilation: Compilation, chunkNames: string[]): Set<string> {
  const files = new Set<string>();
  for (const name of chunkNames) {
    const chunk = compilation.namedChunks.get(name);
    if (!chunk) throw new Error(`The build has no chunk '${name}'.`);
    for (const group of chunk.groupsIterable) {
      for (const each of group.chunks) for (const file of each.files) files.add(file);
    }
  }
  return files;
}

function kindOf(path: string, entryFiles: ReadonlySet<string>): FileKind {
  if (path.endsWith('.css')) return 'style';
  if (!path.endsWith('.js')) return 'asset';
  return entryFiles.has(path) ? 'entry' : 'script';
}
