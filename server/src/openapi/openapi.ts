import type { Locale } from '@board/contracts/constants/locales';
import { requestLocale } from '../plugins/locale.ts';
import type { App } from '../serving/app-type.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiDocument } from './document.ts';

const pagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The contracts as a document for programs and as a page for people. */
export function documentApi({ http, calls }: App): void {
  let document: string | undefined;
  const pages = new Map<Locale, string>();
  http.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(calls));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  http.get<{ Querystring: { language?: string } }>('/api/docs', (request, reply) => {
    const { language } = request.query;
    const locale = language === 'en' || language === 'zh-CN' ? language : requestLocale(request);
    const page = pages.get(locale) ?? docsPage(calls, locale);
    pages.set(locale, page);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-language', locale)
      .header('content-security-policy', pagePolicy)
      .send(page);
  });
  http.get('/api/docs.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
}
