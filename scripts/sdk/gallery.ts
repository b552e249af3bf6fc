import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineStandalone } from '../../rspack.config.base.ts';
import { buildFrom } from '../../shared/sdk/src/build/build-sources.ts';
import type { RoomManifest } from './manifest.ts';

/** The pieces of `@board/ui` as `/sdk` of the product shows them; nobody installs it. */
export const gallery: RoomManifest = {
  name: '@board/gallery',
  version: '1.0.0',
  description: 'The pieces of @board/ui to look at and to try, in both themes',
  type: 'module',
};

export async function buildGallery(path: string): Promise<void> {
  const start = './src/gallery/start.tsx';
  // React asks for it.
  process.env.NODE_ENV = 'production';
  await buildFrom(defineStandalone('gallery', 'shared/ui', start, { development: false }), path);
}

export const galleryFiles = (folder: string): Map<string, Buffer> =>
  new Map(
    globSync('**/*.*', { cwd: folder }).map((path) => [path, readFileSync(join(folder, path))]),
  );
