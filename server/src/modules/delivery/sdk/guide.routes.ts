import type { Locale } from '@board/contracts/constants/locales';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../app-type.ts';
import { ServiceError } from '../../../errors.ts';
import { innerContext } from '../../../inner-context.ts';
import { requestLocale } from '../../../plugins/locale.ts';
import type { Delivered } from '../files/delivered.ts';
import type { FileStore } from '../files/file-store.ts';
import { revalidated, sendFile } from '../files/send-file.ts';
import { visitorOf } from '../pages/visitor.ts';
import type { LiveState } from '../registry/delivery-state.ts';
import { type Guide, readGuide } from './guide.ts';
import { closedGuide, guidePage } from './guide-page.ts';
import { guideStyle } from './guide-style.ts';
import { madeDelivered } from './made-delivered.ts';
import { refuseStrangers } from './may-read.ts';
import { ownAddress } from './own-address.ts';
import type { KnownPackages, ReleasedPackages } from './released-packages.ts';

const mostPages = 20;
const pagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** `/sdk`: what those read who build for this board. */
export function guideRoutes(
  { http, services }: App,
  { live, files, packages }: { live: LiveState; files: FileStore; packages: ReleasedPackages },
): void {
  const { config } = services;
  const guides = new WeakMap<KnownPackages, Promise<Guide>>();
  const pages = new WeakMap<Guide, Map<string, Promise<Delivered>>>();

  async function present(): Promise<Guide> {
    const known = await packages.at(await live.current());
    const made = guides.get(known) ?? readGuide(known, files);
    guides.set(known, made);
    made.catch(() => guides.delete(known));
    return made;
  }

  function pageOf(guide: Guide, locale: Locale, address: string): Promise<Delivered> {
    const made = pages.get(guide) ?? new Map<string, Promise<Delivered>>();
    pages.set(guide, made);
    const key = `${locale} ${address}`;
    const html = () => guidePage(guide, { locale, address, isClosed: config.SDK_TOKEN !== '' });
    const page = made.get(key) ?? madeDelivered('sdk.html', html());
    // Whoever makes up addresses makes no more pages than these.
    if (made.size >= mostPages) made.clear();
    made.set(key, page);
    return page;
  }

  http.get('/sdk/page.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(guideStyle),
  );
  http.get<{ Querystring: { language?: string } }>('/sdk', async (request, reply) => {
    const { language } = request.query;
    const locale = language === 'en' || language === 'zh-CN' ? language : requestLocale(request);
    reply.header('content-language', locale).header('content-security-policy', pagePolicy);
    if (!(await mayRead(request)))
      return reply.code(401).type('text/html; charset=utf-8').send(closedGuide(locale));
    const page = await pageOf(await present(), locale, ownAddress(config, request));
    return sendFile(request, reply, page, `private, ${revalidated}`).header(
      'vary',
      'accept-encoding, accept-language, cookie',
    );
  });

  /** Somebody of the house, too: what he sees here is no secret of anybody. */
  async function mayRead(request: FastifyRequest): Promise<boolean> {
    if (visitorOf(config, request)) return true;
    try {
      await refuseStrangers({ ...innerContext(services), address: request.ip }, request);
      return true;
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'delivery.packages_closed') return false;
      throw error;
    }
  }
}
