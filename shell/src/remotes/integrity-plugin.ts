import { crossOriginOf } from '@board/federation/preloads';
import { developmentChannel, type Registry, type RegistryFile } from '@board/federation/registry';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { patienceMs } from './patience.ts';

/** Every file that may run on this page, by whole address. It only grows: old releases stay. */
const allowed = new Map<string, RegistryFile>();

/** Where remotes under development are served from, without hashes; empty in every real build. */
const developed: string[] = [];

declare const process: { env: { NODE_ENV?: string } };

export class RefusedFile extends Error {
  override name = 'RefusedFile';

  constructor(url: string) {
    super(`'${url}' is not in the registry of releases, so it is not loaded.`);
  }
}

export function allowFiles(registry: Registry): void {
  for (const remote of registry.remotes) {
    for (const release of [remote, remote.previous]) {
      if (!release) continue;
      for (const file of release.files) allowed.set(wholeAddress(file.url), file);
      if (process.env.NODE_ENV === 'development' && release.channel === developmentChannel) {
        developed.push(new URL('.', wholeAddress(release.entry)).href);
      }
    }
  }
}

/** Gives a script or stylesheet its hash before the browser asks for it, or refuses it. */
export function guard(element: HTMLScriptElement | HTMLLinkElement): void {
  const url = element instanceof HTMLScriptElement ? element.src : element.href;
  if (developed.some((folder) => url.startsWith(folder))) return;
  const file = fileAt(url);
  element.integrity = file.integrity;
  // It must equal the preload's, or the file is fetched twice.
  if (crossOriginOf(file.url)) element.crossOrigin = 'anonymous';
}

/** The same for what a remote adds by itself. The bundler would wait two minutes for a part that hangs. */
export function guardLater(element: HTMLScriptElement | HTMLLinkElement): void {
  guard(element);
  const timer = setTimeout(() => element.dispatchEvent(new Event('error')), patienceMs());
  for (const end of ['load', 'error']) element.addEventListener(end, () => clearTimeout(timer));
}

function fileAt(url: string): RegistryFile {
  const file = allowed.get(wholeAddress(url));
  if (!file) throw new RefusedFile(url);
  return file;
}

export function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      guard(script);
      return script;
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, value);
      link.href = url;
      guard(link);
      return link;
    },
    fetch: (url) => Promise.reject(new RefusedFile(url)),
  };
}

/** One spelling for one file: `/a/../b.js?x#y` is `/b.js`. */
function wholeAddress(url: string): string {
  const whole = new URL(url, document.baseURI);
  whole.search = '';
  whole.hash = '';
  return whole.href;
}
