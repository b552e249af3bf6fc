import { fileOf, type KnownPackage, type ReleasedPackage } from './released-packages.ts';

/** What a package manager asks of a package: all its versions, and which one a tag means. */
export function packument(name: string, { versions, tags }: KnownPackage, address: string) {
  const all = [...versions].toReversed();
  const times = Object.fromEntries(all.map(([version, { since }]) => [version, since]));
  const [created = '', ...later] = Object.values(times).toSorted();
  const modified = later.at(-1) ?? created;
  return {
    _id: name,
    name,
    'dist-tags': tags,
    modified,
    // Those who wait until a version is a day old look here.
    time: { created, modified, ...times },
    versions: Object.fromEntries(all.map(([version, each]) => [version, lineOf(each, address)])),
  };
}

function lineOf(released: ReleasedPackage, address: string) {
  const { manifest, sha512, shasum, withdrawn } = released;
  return {
    ...manifest,
    _id: `${manifest.name}@${manifest.version}`,
    ...(withdrawn
      ? { deprecated: 'The release of the board that it came with was rolled back' }
      : {}),
    dist: {
      tarball: `${address}/npm/${manifest.name}/-/${fileOf(released)}`,
      integrity: sha512,
      shasum,
    },
  };
}
