import type { Registry, RegistryFile } from './registry.ts';

export interface PreloadLink {
  rel: 'preload';
  as: 'fetch' | 'script' | 'style';
  href: string;
  integrity?: string;
  crossorigin?: 'anonymous';
  media?: string;
}

export interface Preloaded {
  /** Of a remote. */
  name: string;
  /** The screens on which it is shown at once, if not on all. */
  media?: string;
}

export const registryPath = '/registry.json';

/**
 * What a page preloads: the registry, and of each remote shown the files without which nothing of
 * it shows. A link is used by the later request only if `crossorigin` and integrity are the same.
 */
export function preloadLinks(registry: Registry, shown: readonly Preloaded[]): PreloadLink[] {
  const links: PreloadLink[] = [
    { rel: 'preload', as: 'fetch', href: registryPath, crossorigin: 'anonymous' },
  ];
  // The bundler asks for the shell's own chunks with `crossorigin`, wherever they are.
  for (const file of shown.length > 0 ? (registry.shell.files ?? []) : []) {
    links.push({ ...preloadLink(file), crossorigin: 'anonymous' });
  }
  for (const remote of registry.remotes) {
    const of = shown.find(({ name }) => name === remote.name);
    if (remote.disabled || !of) continue;
    const media = of.media === undefined ? {} : { media: of.media };
    for (const file of remote.files) {
      if (file.initial && file.kind !== 'asset') links.push({ ...preloadLink(file), ...media });
    }
  }
  return links;
}

function preloadLink(file: RegistryFile): PreloadLink {
  return {
    rel: 'preload',
    as: file.kind === 'style' ? 'style' : 'script',
    href: file.url,
    integrity: file.integrity,
    ...(crossOriginOf(file.url) ? { crossorigin: 'anonymous' } : {}),
  };
}

/** Another origin must answer with CORS, or its bytes cannot be checked. */
export function crossOriginOf(url: string): boolean {
  return /^https?:/.test(url);
}
