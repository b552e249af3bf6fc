import type { FastifyReply, FastifyRequest } from 'fastify';
import { innerContext } from '../../../context/inner-context.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { sendError } from '../../../plugins/error-handler.ts';
import { requestLocale } from '../../../plugins/locale.ts';
import { ownAddress } from '../../../plugins/own-address.ts';
import type { App } from '../../../serving/app-type.ts';
import type { FileStore } from '../files/file-store.ts';
import { forever, revalidated, sendFile } from '../files/send-file.ts';
import type { LiveState } from '../registry/delivery-state.ts';
import { MadeOnce } from './made-delivered.ts';
import { refuseStrangers } from './may-read.ts';
import { packument } from './packument.ts';
import {
  fileOf,
  type KnownPackage,
  type ReleasedPackages,
  storedHash,
} from './released-packages.ts';

const asked = /^(@board\/[a-z][a-z0-9-]*)(?:\/-\/([a-z0-9.-]+\.tgz))?$/;

/** What npm, pnpm, yarn and bun read with the line `@board:registry=<address>/npm/`. */
export function packagesRoutes(
  { http, services }: App,
  { live, files, packages }: { live: LiveState; files: FileStore; packages: ReleasedPackages },
): void {
  const { config } = services;
  const packuments = new MadeOnce<KnownPackage>('packument.json');
  const caching = (value: string) =>
    config.SDK_TOKEN ? `private, ${value.replace('public, ', '')}` : value;

  http.register(async (scope) => {
    // Their clients show what stands in `error`.
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof ServiceError)) throw error;
      return sendError(request, reply, error, { error: messageOf(error, requestLocale(request)) });
    });
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/npm/*',
      // Before anything of a body is read.
      onRequest: async (request, reply) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          reply.header('allow', 'GET, HEAD');
          throw new ServiceError('request.method_not_allowed');
        }
        await refuseStrangers({ ...innerContext(services), address: request.ip }, request);
      },
      handler: (request, reply) => answer(request.params['*'], request, reply),
    });
  });

  async function answer(
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (path === '-/ping') return reply.send({});
    const [, name = '', file] = asked.exec(path) ?? [];
    const known = (await packages.at(await live.current())).get(name);
    if (!known) throw new ServiceError('request.not_found');
    if (file === undefined) {
      const address = ownAddress(config, request);
      const text = () => JSON.stringify(packument(name, known, address));
      const told = await packuments.of(known, address, text);
      return sendFile(request, reply, told, caching(revalidated));
    }
    const wanted = [...known.versions.values()].find((each) => fileOf(each) === file);
    const tarball = wanted && (await files.get(storedHash(wanted), file));
    if (!tarball) throw new ServiceError('request.not_found');
    return sendFile(request, reply, tarball, caching(forever));
  }
}
