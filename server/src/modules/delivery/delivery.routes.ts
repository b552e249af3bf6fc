import { createHash } from 'node:crypto';
import { registryPath } from '@board/federation/preloads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app-type.ts';
import { ServiceError } from '../../errors.ts';
import { Compressor, type Delivered } from './compressed-files.ts';
import { LocalBuilds } from './local-builds.ts';
import { remotesOf, withPreloads } from './page-html.ts';
import { pagePolicy } from './page-policy.ts';
import { ReleaseStore } from './release-store.ts';
import { forever, revalidated, sendFile } from './send-file.ts';
import { visitorOf } from './visitor.ts';

/** `root`: the folder that holds `shell/dist` and `remotes/*` with their builds. */
export function deliveryRoutes({ http, services }: App, root: string): ReleaseStore {
  const { config, log } = services;
  const compressor = new Compressor(config.DATA_DIR);
  const store = new ReleaseStore(new LocalBuilds(root, log), compressor);
  const policy = pagePolicy(config);
  const pages = new Map<string, Promise<Delivered>>();

  /** A page differs by release and preloads only, so few variants are ever compressed. */
  function variant(path: string, html: string): Promise<Delivered> {
    const key = createHash('sha256').update(html).digest('hex');
    let page = pages.get(key);
    if (!page) {
      if (pages.size > 50) pages.clear();
      page = compressor.prepare(path, Buffer.from(html));
      pages.set(key, page);
    }
    return page;
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> {
    const shell = await store.shellFile('index.html');
    if (!shell) throw new ServiceError('server.unavailable', { retryAfter: 5 });
    const visitor = visitorOf(config, request);
    const registry = store.registry(visitor?.channel ?? 'stable');
    const html = withPreloads(shell.bytes.toString(), registry, remotesOf(path, registry, visitor));
    reply
      .header('content-security-policy', policy)
      .header('cross-origin-opener-policy', 'same-origin');
    return sendFile(
      request,
      reply,
      await variant('index.html', html),
      `private, ${revalidated}`,
    ).header('vary', 'accept-encoding, cookie');
  }

  http.get(registryPath, async (request, reply) => {
    const registry = store.registry(visitorOf(config, request)?.channel ?? 'stable');
    const file = await variant('registry.json', JSON.stringify(registry));
    return sendFile(request, reply, file, `private, ${revalidated}`);
  });

  http.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      const file = await store.remoteFile(name, version, path);
      if (!file) throw new ServiceError('request.not_found');
      return sendFile(request, reply, file, forever);
    },
  );

  http.get<{ Params: { version: string; '*': string } }>(
    '/shell/:version/*',
    async (request, reply) => {
      const file = await store.shellFile(request.params['*'], request.params.version);
      if (!file) throw new ServiceError('request.not_found');
      return sendFile(request, reply, file, forever);
    },
  );

  http.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (path === 'api' || path.startsWith('api/')) throw new ServiceError('request.not_found');
    const file = path && path !== 'index.html' ? await store.shellFile(path) : undefined;
    if (file) {
      // The service worker and other scripts at the top decide for themselves what they may load.
      if (file.type.startsWith('text/javascript')) reply.header('content-security-policy', policy);
      return sendFile(request, reply, file, isHashed(path) ? forever : revalidated);
    }
    if (/\.\w+$/.test(path)) throw new ServiceError('request.not_found');
    return sendPage(request, reply, `/${path}`);
  });

  return store;
}

const isHashed = (path: string): boolean => /\.[0-9a-f]{8,}\.\w+$/.test(path);
