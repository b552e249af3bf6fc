import type { Element, ElementContent, Root } from 'hast';
import { guardedDeclarations } from './style-guard.ts';

/** After the whitelist: what depends on a value. Styles by property, links that open safely, pictures of this site only. */
export function guard() {
  return (tree: Root): void => visit(tree);
}

function visit(parent: Root | Element): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    const kept = guarded(child);
    parent.children[index] = kept;
    if (kept.type === 'element') visit(kept);
  }
}

function guarded(element: Element): ElementContent {
  const { tagName, properties } = element;
  if (typeof properties.style === 'string') {
    properties.style = guardedDeclarations(properties.style);
    if (properties.style === '') delete properties.style;
  }
  if (tagName === 'a') secureLink(element);
  if (tagName === 'img' && !isOwnPicture(properties.src)) {
    return { type: 'text', value: typeof properties.alt === 'string' ? properties.alt : '' };
  }
  // Without words it is an ornament; else its address would be read out.
  if (tagName === 'img') properties.alt ??= '';
  return element;
}

/** Opens beside the board and learns nothing of it; an anchor would have no target in here. */
function secureLink({ properties }: Element): void {
  const { href } = properties;
  const address =
    typeof href === 'string' && !href.startsWith('#') ? URL.parse(href, location.href) : null;
  if (!address || !/^(https?|mailto):$/.test(address.protocol)) {
    delete properties.href;
    return;
  }
  properties.target = '_blank';
  properties.rel = ['noopener', 'noreferrer', 'nofollow'];
}

/** A path of this site, but no call of its API: showing a picture must not ask for anything else. */
function isOwnPicture(src: unknown): boolean {
  if (typeof src !== 'string' || !/^\/[^/\\]/.test(src) || src.includes('\\')) return false;
  // Browsers drop tabs and line breaks inside addresses, which would turn '/\t/host' into '//host'.
  for (const character of src) if (character < ' ') return false;
  const address = URL.parse(src, location.origin);
  return address?.origin === location.origin && !/^\/api(\W|$)/i.test(asRead(address.pathname));
}

/** As a server reads it, or what stands before one; what it could not read is no picture of ours. */
function asRead(path: string): string {
  try {
    const read = decodeURIComponent(path).replaceAll(/[\\/]+/g, '/');
    return URL.parse(read, location.origin)?.pathname ?? '/api';
  } catch {
    return '/api';
  }
}
