import { createHash, hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageManifest, ReleasePackage } from '../../shared/federation/packages.ts';
import { compileRooms } from './compile.ts';
import { buildDevShell, devShell, devShellFiles } from './dev-shell.ts';
import { buildGallery, gallery, galleryFiles } from './gallery/gallery.ts';
import { madeOnce } from './made-once.ts';
import { line, publishedManifest, type RoomManifest, roomManifest } from './manifest.ts';
import { addPapers, roomFiles } from './package-files.ts';
import { listName } from './packed.ts';
import { publishedRooms } from './published.ts';
import { tarballOf } from './tarball.ts';

/** What the packages are made of, and what the shell for development is. */
const shared = ['shared', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const roomSources = [...shared, 'rspack.config.base.ts', 'scripts/sdk'];
const shellSources = [...shared, 'shell', 'rspack.config.base.ts'];

/** Unpacked into `packages`, as tarballs into `tarballs`, and `packages.json` says what they are. */
export async function packRooms(into: string): Promise<ReleasePackage[]> {
  const compiled = await madeOnce(join(into, 'compiled'), roomSources, compileRooms);
  const shell = await madeOnce(join(into, 'dev-shell'), shellSources, buildDevShell);
  const pieces = await madeOnce(join(into, 'gallery'), roomSources, buildGallery);
  const contents = [
    ...publishedRooms.map((room) => {
      const manifest = roomManifest(room);
      return { manifest, files: roomFiles(room, compiled) };
    }),
    { manifest: devShell, files: devShellFiles(shell) },
    { manifest: gallery, files: galleryFiles(pieces) },
  ];
  for (const folder of ['packages', 'tarballs'])
    rmSync(join(into, folder), { recursive: true, force: true });
  const packages = contents.map(({ manifest: said, files }) => {
    const manifest = complete(files, said);
    const short = manifest.name.replace('@board/', '');
    for (const [path, bytes] of files) write(join(into, 'packages', short, path), bytes);
    const tarball = tarballOf(files);
    const name = `board-${short}-${manifest.version}.tgz`;
    write(join(into, 'tarballs', name), tarball);
    return {
      path: `packages/${name}`,
      bytes: tarball.length,
      integrity: `sha384-${hash('sha384', tarball, 'base64')}`,
      sha512: `sha512-${hash('sha512', tarball, 'base64')}`,
      shasum: hash('sha1', tarball, 'hex'),
      manifest,
    };
  });
  writeFileSync(join(into, listName), `${JSON.stringify(packages, null, 2)}\n`);
  return packages;
}

/** Adds what every package has, its manifest with the version last. */
function complete(files: Map<string, Buffer>, said: RoomManifest): PackageManifest {
  addPapers(files, said);
  const third = thirdNumber(files, publishedManifest(said, ''));
  const manifest = publishedManifest(said, `${line(said.version)}.${third}`);
  files.set('package.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return manifest;
}

/**
 * Of a version: what is not the same in every byte has another one, although nobody raises it by
 * hand. It says nothing of older and newer; the tags of the registry do.
 */
function thirdNumber(files: ReadonlyMap<string, Buffer>, manifest: PackageManifest): number {
  const digest = createHash('sha256').update(JSON.stringify(manifest));
  for (const path of [...files.keys()].sort())
    digest.update(`\0${path}\0`).update(files.get(path) ?? '');
  return digest.digest().readUIntBE(0, 6) % 1_000_000_000;
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
