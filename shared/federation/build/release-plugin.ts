import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import type { Compilation, Compiler, Module } from '@rspack/core';
import type { OfferedNames, UsedNames } from '../names.ts';
import type { FileKind, ReleaseFile, RemoteRelease, ShellRelease } from '../release.ts';
import { refuseUnreported } from './shown-names.ts';
import { usedNames } from './used-names.ts';

type Facts<Release> = Omit<Release, 'format' | 'version' | 'files' | 'entry'> & {
  packageVersion: string;
};

export type ReleaseFacts = Facts<RemoteRelease> | Facts<ShellRelease>;

/** Where the sources of a remote and its descriptor differ in what they hear and say. */
type EventProblems = (
  sources: ReadonlyMap<string, string>,
  declared: RemoteRelease['descriptor']['events'],
) => string[];

/** Writes `release.json` beside a build: its files with hash, size and role. */
export class ReleasePlugin {
  private readonly facts: ReleaseFacts;
  /** Chunks of which whole groups are needed before the first render. */
  private readonly initialChunks: string[];
  private readonly entryChunk: string;
  /** What the house shows to remotes. */
  private readonly names: OfferedNames;

  private readonly problemsOf: EventProblems;

  constructor(
    facts: ReleaseFacts,
    chunks: {
      entry: string;
      initial: string[];
      names: OfferedNames;
      eventProblems?: EventProblems;
    },
  ) {
    this.facts = facts;
    this.entryChunk = chunks.entry;
    this.initialChunks = chunks.initial;
    this.names = chunks.names;
    this.problemsOf = chunks.eventProblems ?? (() => []);
  }

  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      // Later on, what was put together is no longer told apart.
      let own = new Map<string, string>();
      compilation.hooks.finishModules.tap('ReleasePlugin', (modules) => {
        own = ownSources(modules, compiler.context);
      });
      compilation.hooks.processAssets.tap(
        // After the real content hashes, so that the names and bytes are final.
        { name: 'ReleasePlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const uses = this.namesUsed(compilation, own);
          if (compilation.errors.length > 0) return;
          const release = JSON.stringify(this.release(compilation, uses), null, 2);
          compilation.emitAsset('release.json', new sources.RawSource(`${release}\n`));
        },
      );
    });
  }

  /** By a remote; a shell takes none, and is asked whether it shows what it says. */
  private namesUsed(
    compilation: Compilation,
    own: ReadonlyMap<string, string>,
  ): UsedNames | undefined {
    // While platform and ui are being worked on, nothing of it is a release.
    if (compilation.compiler.options.mode === 'development') return undefined;
    if ('descriptor' in this.facts) {
      const { events } = this.facts.descriptor;
      for (const problem of this.problemsOf(own, events)) {
        compilation.errors.push(new Error(problem));
      }
      return usedNames(compilation, this.facts.name, this.names);
    }
    refuseUnreported(compilation, this.names);
    return undefined;
  }

  private release(
    compilation: Compilation,
    uses: UsedNames | undefined,
  ): RemoteRelease | ShellRelease {
    const { packageVersion, ...built } = this.facts;
    const facts = uses ? { ...built, uses } : built;
    const entryFiles = filesOf(compilation, [this.entryChunk]);
    const initialFiles = filesOf(compilation, this.initialChunks);
    const packages = new Set('packages' in facts ? facts.packages?.map(({ path }) => path) : []);
    const files = compilation
      .getAssets()
      .filter(({ name }) => !name.endsWith('.map') && !packages.has(name))
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

/** What of the remote's own folder is in its build. */
function ownSources(modules: Iterable<Module>, context: string): Map<string, string> {
  const sources = new Map<string, string>();
  // As webpack's kin names them elsewhere, whatever a system parts its folders by.
  const plain = (path: string | undefined) => path?.replaceAll('\\', '/');
  const folder = plain(realpathSync(context)) ?? '';
  for (const module of modules) {
    const path = plain(module.nameForCondition());
    if (!path?.startsWith(`${folder}/src/`) || !/\.tsx?$/.test(path)) continue;
    sources.set(path.slice(folder.length + 1), readFileSync(path, 'utf8'));
  }
  return sources;
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
