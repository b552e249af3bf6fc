import { isHashed } from '@board/federation/hashed';
import { registryPath } from '@board/federation/preloads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../errors/errors.ts';
import type { App } from '../../serving/app-type.ts';
import type { FileStore } from './files/file-store.ts';
import { forever, revalidated, sendFile } from './files/send-file.ts';
import { Pages } from './pages/pages.ts';
import { Pins } from './pages/pins.ts';
import { ShellFiles } from './pages/shell-files.ts';
import { visitorOf } from './pages/visitor.ts';
import { shellName } from './registry/composition.ts';
import type { LiveState } from './registry/delivery-state.ts';
import { ReleaseFiles } from './releases/release-files.ts';

/** What browsers fetch without a word to the API: registry, released files, and pages for the rest. */
export function fileRoutes({ http, services }: App, live: LiveState, files: FileStore): void {
  const pages = new Pages(services, files);
  const pins = new Pins(services);
  const releaseFiles = new ReleaseFiles(services);
  const shellFiles = new ShellFiles(services);

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { hash, path, caching }: { hash: string | undefined; path: string; caching: string },
  ): Promise<FastifyReply> {
    const file = hash === undefined ? undefined : await files.get(hash, path);
    if (!file) throw new ServiceError('request.not_found');
    return sendFile(request, reply, file, caching);
  }

  http.get(registryPath, async (request, reply) => {
    const visitor = visitorOf(services.config, request);
    const state = await pins.stateFor(await live.current(), request, visitor);
    return pages.sendRegistry(state, request, reply, visitor);
  });

  http.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      const hash = await releaseFiles.hashOf(name, version, path);
      return send(request, reply, { hash, path, caching: forever });
    },
  );

  http.get<{ Params: { version: string; '*': string } }>(
    '/shell/:version/*',
    async (request, reply) => {
      const { version, '*': path } = request.params;
      const hash = await releaseFiles.hashOf(shellName, version, path);
      return send(request, reply, { hash, path, caching: forever });
    },
  );

  http.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (path === 'api' || path.startsWith('api/')) return reply.callNotFound();
    const visitor = visitorOf(services.config, request);
    const current = await live.current();
    const isFile = path !== '' && path !== 'index.html';
    const state = await pins.stateFor(current, request, visitor);
    const hash = isFile ? await shellFiles.hashOf(state, visitor, path) : undefined;
    if (hash === undefined && !/\.\w+$/.test(path)) {
      if (await pins.take(current, request, reply, visitor)) return reply;
      return pages.sendPage(state, request, reply, visitor, `/${path}`);
    }
    // The service worker and other scripts at the top decide for themselves what they may load.
    if (path.endsWith('.js')) reply.header('content-security-policy', pages.policy);
    return send(request, reply, { hash, path, caching: isHashed(path) ? forever : revalidated });
  });
}
