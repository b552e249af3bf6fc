import type { FastifyRequest } from 'fastify';
import { innerContext } from '../../../context/inner-context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { requestLocale } from '../../../plugins/locale.ts';
import { ownAddress } from '../../../plugins/own-address.ts';
import type { App } from '../../../serving/app-type.ts';
import type { FileStore } from '../files/file-store.ts';
import { keptOnce } from '../files/kept-once.ts';
import { revalidated, sendFile } from '../files/send-file.ts';
import { visitorOf } from '../pages/visitor.ts';
import type { LiveState } from '../registry/delivery-state.ts';
import { type Guide, readGuide } from './guide.ts';
import { closedGuide, guidePage } from './guide-page.ts';
import { guideStyle } from './guide-style.ts';
import { isSignedIn } from './is-signed-in.ts';
import { MadeOnce } from './made-delivered.ts';
import { refuseStrangers } from './may-read.ts';
import type { KnownPackages, ReleasedPackages } from './released-packages.ts';

const pagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";
const galleryPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'";

/** `/sdk`: what those read who build for this board. */
export function guideRoutes(
  { http, services }: App,
  { live, files, packages }: { live: LiveState; files: FileStore; packages: ReleasedPackages },
): void {
  const { config } = services;
  const guides = new WeakMap<KnownPackages, Promise<Guide>>();
  const pages = new MadeOnce<Guide>('sdk.html');

  async function present(): Promise<Guide> {
    const known = await packages.at(await live.current());
    return keptOnce(guides, known, () => readGuide(known, files));
  }

  http.get('/sdk/page.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(guideStyle),
  );
  http.get<{ Querystring: { language?: string } }>('/sdk', async (request, reply) => {
    const { language } = request.query;
    const locale = language === 'en' || language === 'zh-CN' ? language : requestLocale(request);
    reply
      .header('content-language', locale)
      .header('content-security-policy', pagePolicy)
      .header('vary', 'accept-language, cookie');
    if (!(await mayRead(request)))
      return reply.code(401).type('text/html; charset=utf-8').send(closedGuide(locale));
    const [guide, address] = [await present(), ownAddress(config, request)];
    const html = () => guidePage(guide, { locale, address, isClosed: config.SDK_TOKEN !== '' });
    const page = await pages.of(guide, `${locale} ${address}`, html);
    return sendFile(request, reply, page, `private, ${revalidated}`, 'accept-language, cookie');
  });

  http.get<{ Params: { file: string } }>('/sdk/gallery/:file', async (request, reply) => {
    if (!(await mayRead(request))) return reply.redirect('/sdk');
    const file = (await present()).gallery.get(request.params.file);
    if (!file) throw new ServiceError('request.not_found');
    reply.header('content-security-policy', galleryPolicy);
    return sendFile(request, reply, file, `private, ${revalidated}`, 'cookie');
  });

  /** Somebody of the house, too: what he sees here is no secret of anybody. */
  async function mayRead(request: FastifyRequest): Promise<boolean> {
    const visitor = visitorOf(config, request);
    if (visitor && (await isSignedIn(services, visitor.id))) return true;
    try {
      await refuseStrangers({ ...innerContext(services), address: request.ip }, request);
      return true;
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'delivery.packages_closed') return false;
      throw error;
    }
  }
}
