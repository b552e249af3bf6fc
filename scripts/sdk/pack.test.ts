import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { ReleasePackage } from '../../shared/federation/packages.ts';
import { shellReleaseProblems } from '../../shared/federation/release.ts';
import { packRooms } from './pack.ts';

const places = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `board-sdk-${name}-`)));
/** Compilers and a bundler, twice over. */
const patience = 240_000;
let packages: ReleasePackage[];
let again: ReleasePackage[];

beforeAll(async () => {
  const [one = '', two = ''] = places;
  packages = await packRooms(one);
  // The bundler's own work, of which every release is made, is done once.
  for (const made of ['dev-shell', 'gallery'].flatMap((each) => [each, `${each}.stamp`]))
    cpSync(join(one, made), join(two, made), { recursive: true });
  again = await packRooms(two);
}, patience);
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

/** The shell for development and the gallery are served, not imported. */
const imported = () => packages.filter(({ manifest }) => manifest.exports ?? manifest.bin);
const tarball = ({ path }: ReleasePackage): Buffer =>
  readFileSync(join(places[0] ?? '', 'tarballs', basename(path)));

test('the same sources are the same packages to the byte, wherever they were packed', () => {
  expect(again).toEqual(packages);
});

test('a release of the shell may carry them', () => {
  const shell = { format: 1, name: 'shell', version: '1.0.0-0123456789ab', platform: '1.0.0' };
  const release = { ...shell, runtime: '1.0.0', shared: {}, files: [], packages };
  expect(shellReleaseProblems(release)).toEqual([]);
});

test('nothing in them is of the workspace or of a machine', () => {
  const said = packages.map(({ manifest }) => JSON.stringify(manifest)).join('\n');
  expect(said).not.toMatch(
    /workspace:|catalog:|"private"|devDependencies|\.tsx?"(?!:)(?<!\.d\.ts")/,
  );
  expect(said).toContain('"peerDependencies":{"eventemitter3"');
});

test('publint has nothing against them', async () => {
  const slips = await Promise.all(
    imported().map(async (each) => {
      const bytes = tarball(each);
      const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
      const { messages, pkg } = await publint({ pack: { tarball: data as ArrayBuffer } });
      return messages.map((message) => `${each.manifest.name}: ${formatMessage(message, pkg)}`);
    }),
  );
  expect(slips.flat()).toEqual([]);
});

test(
  'a compiler finds the types of every door, as a bundler and as Node would',
  async () => {
    const slips: string[] = [];
    for (const each of packages.filter(({ manifest }) => manifest.exports)) {
      const { name, exports = {} } = each.manifest;
      const result = await checkPackage(createPackageFromTarballData(tarball(each)), {
        entrypoints: Object.entries(exports)
          .filter(([door, target]) => typeof target === 'object' && !door.includes('*'))
          .map(([door]) => door),
      });
      if (!result.types) slips.push(`${name} has no types`);
      else
        for (const problem of result.problems) {
          // What knows no `exports`, and what asks by `require`, is not served.
          if ('resolutionKind' in problem && problem.resolutionKind === 'node10') continue;
          if (problem.kind === 'CJSResolvesToESM') continue;
          slips.push(`${name}: ${JSON.stringify(problem)}`);
        }
    }
    expect(slips).toEqual([]);
  },
  patience,
);
