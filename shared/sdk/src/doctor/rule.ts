import { createHash } from 'node:crypto';
import { filesAlong, releaseProblems, shellReleaseProblems } from '@board/federation/release';
import { type Bundle, shellReleaseOf } from './bundle.ts';

export interface Rule {
  /** What holds when nothing is wrong. */
  says: string;
  /** What does not hold, each with what helps. */
  broken: (bundle: Bundle) => string[];
}

/** The others read the release, so without this one there is nothing to look at. */
export const soundRelease: Rule = {
  says: 'release.json is sound',
  broken: ({ name, release }) =>
    name === 'shell' ? shellReleaseProblems(release) : releaseProblems(release),
};

export const filesAsListed: Rule = {
  says: 'the files are those of release.json, to the byte',
  broken(bundle) {
    const listed = filesAlong(shellReleaseOf(bundle));
    const altered = listed.flatMap(({ path, integrity }) => {
      const bytes = bundle.files.get(path);
      if (!bytes) return [`${path} is missing: build it again`];
      const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      return hash === integrity ? [] : [`${path} was altered after the build: build it again`];
    });
    const unlisted = [...bundle.files.keys()].filter(
      (path) => !path.endsWith('.map') && !listed.some((file) => file.path === path),
    );
    return [...altered, ...unlisted.map((path) => `${path} is not part of the release`)];
  },
};

const hashed = /[.][0-9a-f]{16}[.]\w+$/;

export function hashedNames(unless: RegExp): Rule {
  return {
    says: 'every name holds a hash of its content',
    broken: ({ files }) =>
      [...files.keys()]
        .filter((path) => !hashed.test(path.replace(/\.map$/, '')) && !unless.test(path))
        .map((path) => `${path} has no hash in its name, so caches would keep an old one for ever`),
  };
}
