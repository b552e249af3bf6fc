import { createHash } from 'node:crypto';
import { callUrl } from '@board/contracts/calls/call-url';
import { showShared } from '@board/contracts/calls/planning';
import type { Locale } from '@board/contracts/constants/locales';
import { togetherWith } from '@board/contracts/constants/together-paths';
import { addDays, dayIn, mondayOf, timeOf } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import { escapeHtml } from '../../../files/html.ts';
import { findShared } from './find-shared.ts';
import { shareWords } from './share-words.ts';
import { type SharedDay, sharedWeek } from './shared-week.ts';
import { toShare } from './shares.repository.ts';
import { weekPicture } from './week-picture.ts';

const style =
  'body{margin:0 auto;max-width:760px;padding:16px;font:15px/1.6 system-ui,sans-serif;color:#1b1916;background:#fff}svg{max-width:100%;height:auto;border:1px solid #e6e3df;border-radius:8px}nav{display:flex;flex-wrap:wrap;gap:4px 20px}a{color:#2d57b0;line-height:32px}h1{font-size:17px;margin:0 0 8px}h2{font-size:15px;margin:16px 0 0}ul{margin:0;padding-left:20px}p{color:#514c45}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing runs, nothing is fetched, nobody frames it and no other site learns the address. */
export const sharedPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
} as const;

/** The week behind a link, drawn, and once more in words. */
export async function sharedPage(
  ctx: PublicContext,
  secret: string,
  date: string | undefined,
): Promise<string> {
  const { owner, share } = await findShared(ctx, secret);
  const { username: name, timeZone } = owner.actor;
  const { locale } = ctx;
  const words = shareWords[locale];
  const thisWeek = mondayOf(dayIn(timeZone, ctx.clock.now()));
  const lastDay = dayIn(timeZone, Date.parse(share.expires_at));
  const monday = within(mondayOf(date ?? thisWeek), thisWeek, mondayOf(lastDay));
  const days = await sharedWeek(owner, monday, toShare(share));
  const link = (to: string, text: string) =>
    to < thisWeek || to > lastDay
      ? ''
      : `<a href="${callUrl(showShared, { params: { secret }, query: { date: to } })}">${text}</a>`;
  return page(
    locale,
    words.of(name),
    `<main>${weekPicture({ name, days, locale })}
<nav>${link(addDays(monday, -7), words.before)}${link(addDays(monday, 7), words.after)}<a href="${togetherWith(secret)}">${words.together}</a></nav>
<p>${escapeHtml(words.until(lastDay, timeZone))}</p>
${days.map((day, index) => dayInWords(day, index, locale)).join('\n')}</main>`,
  );
}

/** An unknown link is answered in words for people. */
export const overPage = (locale: Locale): string =>
  page(locale, shareWords[locale].over, `<main><h1>${shareWords[locale].over}</h1></main>`);

const within = (day: string, first: string, last: string): string =>
  day < first ? first : day > last ? last : day;

function dayInWords({ date, blocks }: SharedDay, index: number, locale: Locale): string {
  const words = shareWords[locale];
  const lines = blocks.map(({ from, to, title, text }) =>
    [`${timeOf(from)}–${timeOf(to)}`, title || words.busy, text].filter(Boolean).join(' '),
  );
  const told = lines.length === 0 ? [words.nothing] : lines;
  return `<h2>${words.day(words.weekdays[index] ?? '', date)}</h2><ul>${told
    .map((line) => `<li>${escapeHtml(line)}</li>`)
    .join('')}</ul>`;
}

const page = (locale: Locale, title: string, body: string): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${body}
</html>
`;
