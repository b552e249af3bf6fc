import type { Registry, RegistryRelease } from '../../../shared/federation/registry.ts';
import type { ShellRelease } from '../../../shared/federation/release.ts';
import type { Container } from '../../../shell/src/remotes/federation.ts';
import { followed } from '../../../shell/src/remotes/followed-registry.ts';
import { createRemoteLoader, type RemoteLoader } from '../../../shell/src/remotes/load-remote.ts';
import { RemoteError } from '../../../shell/src/remotes/remote-error.ts';
import type { RemoteReport } from '../../../shell/src/remotes/report.ts';
import { digest } from './made-release.ts';

/** What stands where a panel belongs: it works, in some release, or the person is told why it does not. */
export type Panel = { works: string } | { told: string };

const withoutShell = { platform: '1.0.0', runtime: '2.0.0', shared: {} };

interface Visitor {
  url: () => string;
  cookie: string;
  report: (report: RemoteReport) => Promise<void>;
}

/** An open page: the shell's own loader, and the way in which a page follows what is released. */
export class OpenPage {
  readonly #visitor: Visitor;
  readonly #loader: RemoteLoader;
  /** What it runs, with the files that it may yet ask for. */
  readonly running = new Map<string, RegistryRelease>();
  registry: Registry;

  static async open(visitor: Visitor): Promise<OpenPage> {
    return new OpenPage(visitor, await readRegistry(visitor));
  }

  constructor(visitor: Visitor, registry: Registry) {
    this.#visitor = visitor;
    this.registry = registry;
    const { platform, runtime, shared } = registry.shell.version ? registry.shell : withoutShell;
    const offer: Pick<ShellRelease, 'platform' | 'runtime' | 'shared'> = {
      platform,
      runtime,
      shared,
    };
    const container: Container = {
      load: (release) => this.#load(release),
      stage: () => 'entry',
      dropStyles: () => undefined,
    };
    this.#loader = createRemoteLoader({
      offer,
      container: async () => container,
      registry: async () => this.registry,
      refresh: async () => undefined,
      addMessages: () => undefined,
      addCommands: () => () => undefined,
      leftOut: () => undefined,
      letIn: () => undefined,
      report: (report) => void this.#visitor.report(report),
      started: () => undefined,
      deadline: 20_000,
      pauses: [],
    });
  }

  /** As when a page hears that something is released: what was taken away goes at once. */
  async follow(): Promise<void> {
    this.registry = followed(this.registry, await readRegistry(this.#visitor));
    for (const remote of this.registry.remotes) this.#loader.follow(remote, true);
  }

  /** Draws the panel, and once more where another release took its place. */
  async panel(name: string): Promise<Panel> {
    for (let attempt = 0; ; attempt += 1) {
      const turn = this.#loader.turn(name);
      try {
        const { module, release } = await this.#loader.load(name);
        this.running.set(name, release);
        const draw = module.panels?.[name] as (() => unknown) | undefined;
        draw?.();
        return { works: release.version };
      } catch (error) {
        if (error instanceof RemoteError) return { told: error.phase };
        this.#loader.fails({ remote: name, phase: 'render', turn, error });
        if (this.#loader.turn(name) === turn || attempt > 2) return { told: 'render' };
      }
    }
  }

  /** What of the running release was not loaded yet has to be there still. */
  async missingParts(): Promise<string[]> {
    const missing: string[] = [];
    for (const { name, version, files } of this.running.values()) {
      for (const { url, integrity } of files.filter(({ initial }) => !initial)) {
        const bytes = await this.#bytes(url);
        if (!bytes || `sha384-${digest(bytes, 'sha384', 'base64')}` !== integrity)
          missing.push(`${name} ${version}: ${url}`);
      }
    }
    return missing;
  }

  async #load(release: RegistryRelease): Promise<unknown> {
    const [entry] = release.files.filter(({ url }) => url === release.entry);
    const bytes = entry && (await this.#bytes(entry.url));
    if (!bytes || `sha384-${digest(bytes, 'sha384', 'base64')}` !== entry.integrity)
      throw new Error(`#RUNTIME-008 ${release.entry}`);
    const { deed } = JSON.parse(bytes.toString()) as { deed: string };
    const failAt = (phase: string) => () => {
      if (deed === phase) throw new Error(`broken at ${phase}`);
    };
    failAt('evaluate')();
    return {
      remote: {
        messages: {},
        setup: failAt('setup'),
        panels: { [release.name]: failAt('render') },
      },
    };
  }

  async #bytes(path: string): Promise<Buffer | undefined> {
    const response = await fetch(this.#visitor.url() + path);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  }
}

async function readRegistry({ url, cookie }: Visitor): Promise<Registry> {
  const response = await fetch(`${url()}/registry.json`, { headers: { cookie } });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return (await response.json()) as Registry;
}
