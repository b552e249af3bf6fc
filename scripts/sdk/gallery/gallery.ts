import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildQuietly } from '../build-quietly.ts';
import type { RoomManifest } from '../manifest.ts';

/** The pieces of `@board/ui` as `/sdk` of the product shows them; nobody installs it. */
export const gallery: RoomManifest = {
  name: '@board/gallery',
  version: '1.0.0',
  description: 'The pieces of @board/ui to look at and to try, in both themes',
  type: 'module',
};

export function buildGallery(folder: string): Promise<void> {
  const [what, config, cwd] = ['The gallery', 'rspack.config.ts', import.meta.dirname];
  return buildQuietly({ what, config, cwd, mode: 'production' }, folder);
}

export const galleryFiles = (folder: string): Map<string, Buffer> =>
  new Map(
    globSync('**/*.*', { cwd: folder }).map((path) => [path, readFileSync(join(folder, path))]),
  );
