import type { RegistryRelease } from '@board/federation/registry';
import { RemoteError, type RemotePhase } from './remote-error.ts';

/**
 * Fetches a release's first files past the browser's cache, where damaged ones may be kept for
 * ever, and says which of them is the trouble.
 */
export async function refreshFiles(
  release: RegistryRelease,
  missing: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    release.files
      .filter((file) => file.initial || missing.has(new URL(file.url, document.baseURI).href))
      .map(async (file) => {
        try {
          const { url, integrity } = file;
          const response = await fetch(url, { cache: 'reload', integrity, signal });
          if (!response.ok) throw new Error(`${file.path} answered ${response.status}`);
          await response.arrayBuffer();
        } catch (cause) {
          const { name, version } = release;
          throw new RemoteError(name, phaseOf[file.kind], { version, cause, detail: file.path });
        }
      }),
  );
}

const phaseOf: Record<RegistryRelease['files'][number]['kind'], RemotePhase> = {
  entry: 'entry',
  script: 'chunk',
  style: 'style',
  asset: 'chunk',
};
