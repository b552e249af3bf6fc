import { mayAdministrate } from '@board/contracts/constants/roles';
import type { PhoneTab } from '@board/federation/descriptor';
import { type PreloadLink, preloadLinks } from '@board/federation/preloads';
import type { Registry } from '@board/federation/registry';
import type { Visitor } from './visitor.ts';

const firstPhoneTab: PhoneTab = 'today';

/** The remotes whose files a page needs at once. Before sign-in that is none. */
export function remotesOf(
  path: string,
  registry: Registry,
  visitor: Visitor | undefined,
  onPhone: boolean,
): string[] {
  if (!visitor || path === '/login') return [];
  return registry.remotes
    .filter(({ descriptor }) => {
      if (descriptor.slots.length > 0) return true;
      if (path === '/') {
        return descriptor.modules.some(
          ({ id, phone }) =>
            !visitor.hidden.includes(id) && (!onPhone || phone?.tab === firstPhoneTab),
        );
      }
      return descriptor.pages.some(
        (page) => page.path === path && (page.access === 'user' || mayAdministrate(visitor.role)),
      );
    })
    .map(({ name }) => name);
}

/** Preloads come last in the head: the page's own script is to have the first connection. */
export function withPreloads(html: string, registry: Registry, names: readonly string[]): string {
  if (names.length === 0) return html;
  const links = preloadLinks(registry, names).map(linkTag).join('');
  return html.replace('</head>', `${links}</head>`);
}

function linkTag(link: PreloadLink): string {
  const attributes = Object.entries(link).map(
    ([name, value]) => `${name}="${escapeAttribute(String(value))}"`,
  );
  return `<link ${attributes.join(' ')}>`;
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
