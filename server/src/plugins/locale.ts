import { chooseLocale, type Locale } from '@board/contracts/constants/locales';
import type { FastifyRequest } from 'fastify';

const known = new Map<string, Locale | null>();
const maxKnown = 500;

/** Who asks, once that is known: an error speaks to him as the reply would have done. */
const owns = new WeakMap<FastifyRequest, Locale>();

/** The language asked for; else the user's own; else the product's first. */
export function requestLocale(request: FastifyRequest, own?: Locale): Locale {
  if (own) owns.set(request, own);
  const header = request.headers['accept-language'];
  return (header ? spoken(header) : null) ?? owns.get(request) ?? 'zh-CN';
}

function spoken(header: string): Locale | null {
  const cached = known.get(header);
  if (cached !== undefined) return cached;
  const tags = header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^(zh|en)/i.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
  const locale = tags.length > 0 ? chooseLocale(tags) : null;
  if (known.size < maxKnown) known.set(header, locale);
  return locale;
}
