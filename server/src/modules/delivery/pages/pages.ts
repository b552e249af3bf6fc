import type { Registry } from '@board/federation/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../context/context.ts';
import { now } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { type Delivered, deliver, plainBytes } from '../files/delivered.ts';
import type { FileStore } from '../files/file-store.ts';
import { keptOnce } from '../files/kept-once.ts';
import { revalidated, sendFile } from '../files/send-file.ts';
import { compositionOf, versionsOf } from '../registry/composition.ts';
import { keepComposition } from '../registry/compositions.repository.ts';
import { type DeliveryState, shellReleaseOf } from '../registry/delivery-state.ts';
import { registryFor, shellFor, variantOf } from '../registry/registry-for.ts';
import { filesByPath } from '../releases/release-files.ts';
import { remotesOf, withPatience, withPreloads } from './page-html.ts';
import { pagePolicy, remoteOrigins } from './page-policy.ts';
import type { Visitor } from './visitor.ts';

const mostVariants = 100;

/** The registry and the page around everything, each made and compressed once for all who get the same. */
export class Pages {
  readonly policy: string;
  readonly #services: Services;
  readonly #files: FileStore;
  readonly #origins: readonly string[];
  readonly #registries = new Map<string, Registry>();
  readonly #variants = new Map<string, Promise<Delivered>>();
  #revision = 0;

  constructor(services: Services, files: FileStore) {
    this.#services = services;
    this.#files = files;
    this.policy = pagePolicy(services.config);
    this.#origins = remoteOrigins(services.config);
  }

  async sendRegistry(
    state: DeliveryState,
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: Visitor | undefined,
  ): Promise<FastifyReply> {
    const file = await this.#variant(state, `registry ${variantOf(state, visitor)}`, async () => {
      const registry = this.#registry(state, visitor);
      await this.#remember(registry);
      return deliver('registry.json', JSON.stringify(registry));
    });
    return sendFile(request, reply, file, `private, ${revalidated}`, 'cookie');
  }

  async sendPage(
    state: DeliveryState,
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: Visitor | undefined,
    path: string,
  ): Promise<FastifyReply> {
    const registry = this.#registry(state, visitor);
    const shown = remotesOf(path, registry, visitor);
    const key = `page ${variantOf(state, visitor)} ${shown.map(({ name, media = '' }) => name + media).join(' ')}`;
    const page = await this.#variant(state, key, async () =>
      deliver('index.html', withPreloads(await this.#html(state, visitor), registry, shown)),
    );
    reply
      .header('content-security-policy', this.policy)
      .header('cross-origin-opener-policy', 'same-origin');
    return sendFile(request, reply, page, `private, ${revalidated}`, 'cookie');
  }

  async #html(state: DeliveryState, visitor: Visitor | undefined): Promise<string> {
    const shell = shellFor(state, visitor);
    const hash = shell && filesByPath(shellReleaseOf(shell)).get('index.html');
    const file = hash === undefined ? undefined : await this.#files.get(hash, 'index.html');
    if (!file) throw new ServiceError('server.unavailable', { retryAfter: 5 });
    return withPatience(plainBytes(file).toString(), this.#services.config.REMOTE_PATIENCE);
  }

  /** A page can be looked at later as it is now; where that cannot be kept, it is served all the same. */
  async #remember(registry: Registry): Promise<void> {
    const versions = versionsOf(registry);
    const { database, log } = this.#services;
    const composition = { id: compositionOf(versions), versions, at: now(this.#services) };
    await database
      .transaction((tx) => keepComposition(tx, composition))
      .catch((error: unknown) => log.warn({ err: error }, 'a composition could not be kept'));
  }

  #registry(state: DeliveryState, visitor: Visitor | undefined): Registry {
    this.#forgetOld(state);
    const key = variantOf(state, visitor);
    const known = this.#registries.get(key);
    if (known) return known;
    const made = registryFor(state, visitor, this.#origins);
    this.#registries.set(key, made);
    return made;
  }

  #variant(state: DeliveryState, key: string, make: () => Promise<Delivered>): Promise<Delivered> {
    this.#forgetOld(state);
    return keptOnce(this.#variants, key, make);
  }

  #forgetOld({ revision }: DeliveryState): void {
    if (revision === this.#revision && this.#variants.size <= mostVariants) return;
    this.#registries.clear();
    this.#variants.clear();
    this.#revision = revision;
  }
}
