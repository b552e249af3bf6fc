import { mayAdministrate } from '@board/contracts/constants/roles';
import { slotsOf } from '@board/contracts/constants/slots';
import type { PhoneTab } from '@board/federation/descriptor';
import { patienceName, usualPatience } from '@board/federation/patience';
import { type Preloaded, type PreloadLink, preloadLinks } from '@board/federation/preloads';
import type { Registry } from '@board/federation/registry';
import { escapeHtml } from '../../../files/html.ts';
import type { Visitor } from './visitor.ts';

const firstPhoneTab: PhoneTab = 'today';
/** Where the board is no phone's: all its columns are shown at once. */
const wide = '(min-width: 768px)';

/** What a dialog or a list has room for comes when it is opened. */
const onEveryPage = new Set(Object.keys(slotsOf('shell')));

/** The remotes whose files a page needs at once. Before sign-in that is none. */
export function remotesOf(
  path: string,
  registry: Registry,
  visitor: Visitor | undefined,
): Preloaded[] {
  if (!visitor || path === '/login') return [];
  return registry.remotes.flatMap(({ name, descriptor }) => {
    if (descriptor.slots.some(({ slot }) => onEveryPage.has(slot))) return { name };
    if (path === '/') {
      const shown = descriptor.modules.filter(({ id }) => !visitor.hidden.includes(id));
      if (shown.some(({ phone }) => phone?.tab === firstPhoneTab)) return { name };
      return shown.length > 0 ? { name, media: wide } : [];
    }
    const isOpen = descriptor.pages.some(
      (page) => page.path === path && (page.access === 'user' || mayAdministrate(visitor.role)),
    );
    return isOpen ? { name } : [];
  });
}

/** A page says how long it waits for a remote, where that is not what all shells know. */
export const withPatience = (html: string, seconds: number): string =>
  seconds === usualPatience
    ? html
    : html.replace('</head>', `<meta name="${patienceName}" content="${seconds}"></head>`);

/** Preloads come last in the head: the page's own script is to have the first connection. */
export function withPreloads(
  html: string,
  registry: Registry,
  shown: readonly Preloaded[],
): string {
  if (shown.length === 0) return html;
  const links = preloadLinks(registry, shown).map(linkTag).join('');
  return html.replace('</head>', `${links}</head>`);
}

function linkTag(link: PreloadLink): string {
  const attributes = Object.entries(link).map(
    ([name, value]) => `${name}="${escapeHtml(String(value))}"`,
  );
  return `<link ${attributes.join(' ')}>`;
}
