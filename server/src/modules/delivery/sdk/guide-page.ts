import type { Locale } from '@board/contracts/constants/locales';
import { escapeHtml } from '../../../files/html.ts';
import type { Guide } from './guide.ts';
import { type GuideTexts, guideTexts } from './guide-texts.ts';

interface Place {
  locale: Locale;
  /** Of the product, without a slash at its end. */
  address: string;
  isClosed: boolean;
}

/** A page to read: no script, one stylesheet of ours. */
export function guidePage(guide: Guide, { locale, address, isClosed }: Place): string {
  const text = guideTexts[locale];
  if (guide.packages.length === 0) return page(locale, `<p>${text.none}</p>`);
  return page(
    locale,
    `<p>${text.intro}</p>
<nav aria-label="${text.contents}">${(
      ['packages', 'api', 'gallery', 'slots', 'events', 'tokens'] as const
    )
      .map((id) => `<a href="#${id}">${text[id]}</a>`)
      .join(' ')}</nav>
${setUp(text, address, isClosed)}
<section id="packages"><h2>${text.packages}</h2>${packagesTable(text, guide)}</section>
<section id="api"><h2>${text.api}</h2><p>${text.apiIntro}</p>${modules(text, guide)}</section>
<section id="gallery"><h2>${text.gallery}</h2><p>${text.galleryIntro}</p>${guide.gallery.has(galleryPage) ? `<p><a href="/sdk/gallery/${galleryPage}">${text.openGallery}</a></p>` : ''}</section>
<section id="slots"><h2>${text.slots}</h2>${agreements(guide, 'slot ')}</section>
<section id="events"><h2>${text.events}</h2>${agreements(guide, 'event ')}</section>
<section id="tokens"><h2>${text.tokens}</h2>${tokensTable(text, guide)}</section>`,
  );
}

const galleryPage = 'index.html';

export const closedGuide = (locale: Locale): string =>
  page(
    locale,
    `<p>${guideTexts[locale].closed}</p><p><a href="/login">${guideTexts[locale].signIn}</a></p>`,
  );

const page = (locale: Locale, body: string): string => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${guideTexts[locale].title}</title>
<link rel="stylesheet" href="/sdk/page.css"></head>
<body><header><h1>${guideTexts[locale].title}</h1>
<p aria-label="${guideTexts[locale].language}">${languages(locale)}</p></header>
<main>${body}</main></body></html>
`;

const languages = (locale: Locale): string =>
  Object.entries({ 'zh-CN': '中文', en: 'English' })
    .map(([each, name]) =>
      each === locale
        ? `<b lang="${each}">${name}</b>`
        : `<a lang="${each}" href="/sdk?language=${each}">${name}</a>`,
    )
    .join(' · ');

function setUp(text: GuideTexts, address: string, isClosed: boolean): string {
  const registry = `${address}/npm/`;
  const token = `${registry.replace(/^https?:/, '')}:_authToken=\${BOARD_TOKEN}`;
  const yarn = `npmScopes:
  board:
    npmRegistryServer: "${registry}"${isClosed ? '\n    npmAuthToken: "$' + '{BOARD_TOKEN}"' : ''}
npmPreapprovedPackages:
  - "@board/*"`;
  return `<p>${text.line}</p>${code(`@board:registry=${registry}`)}
${isClosed ? `<p>${text.token}</p>${code(token)}` : ''}
<p>${text.yarn}</p>${code(yarn)}
<p>${text.start}</p>${code('npm create @board/remote@latest habits')}`;
}

function packagesTable(text: GuideTexts, { packages }: Guide): string {
  const rows = packages.map(
    ({ released: { manifest, bytes }, canary, count }) =>
      `<tr><th scope="row"><code>${escapeHtml(manifest.name)}</code><br>${escapeHtml(manifest.description ?? '')}</th><td>${manifest.version}</td><td>${canary === manifest.version ? '—' : canary}</td><td>${Math.ceil(bytes / 1000)} kB</td><td>${count}</td></tr>`,
  );
  return table(
    text.packages,
    [text.name, text.version, text.canary, text.size, text.versions],
    rows,
  );
}

function modules(text: GuideTexts, { modules, declarations }: Guide): string {
  const named = Object.entries(modules).map(
    ([module, names]) =>
      `<details><summary><code>${escapeHtml(module)}</code> ${names.length}</summary><p>${names
        .map((name) => `<code>${escapeHtml(name)}</code>`)
        .join(' ')}</p></details>`,
  );
  const declared = [...declarations].map(([path, said]) =>
    folded(path.replace(/^shared\/(\w+)\/src\//, '$1/').replace(/\.d\.ts$/, ''), said),
  );
  return `${named.join('')}<h3>${text.declarations}</h3>${declared.join('')}`;
}

const agreements = ({ agreements }: Guide, kind: string): string =>
  Object.entries(agreements)
    .filter(([name]) => name.startsWith(kind))
    .map(([name, versions]) => {
      const [version = '', schema] = Object.entries(versions).at(-1) ?? [];
      return folded(`${name.slice(kind.length)} ${version}`, JSON.stringify(schema, null, 2));
    })
    .join('');

function tokensTable(text: GuideTexts, { tokens }: Guide): string {
  const rows = tokens.map(
    ({ name, light, dark }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${value(light)}</td><td>${dark === undefined ? '' : value(dark)}</td></tr>`,
  );
  return table(text.tokens, [text.name, text.light, text.dark], rows);
}

const colour = /^#[0-9a-f]{3,8}$/i;

/** Drawn, since no style stands in the page itself. */
const value = (text: string): string =>
  `${colour.test(text) ? `<svg width="16" height="16" aria-hidden="true"><rect width="16" height="16" rx="4" fill="${text}"/></svg> ` : ''}<code>${escapeHtml(text.length > 60 ? `${text.slice(0, 60)}…` : text)}</code>`;

const table = (title: string, heads: string[], rows: string[]): string =>
  `<div class="wide" tabindex="0" role="group" aria-label="${title}"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

const folded = (title: string, text: string): string =>
  `<details><summary><code>${escapeHtml(title)}</code></summary>${code(text)}</details>`;

const code = (text: string): string => `<pre tabindex="0">${escapeHtml(text)}</pre>`;
