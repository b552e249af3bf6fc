import { isIntegrity } from './integrity.ts';
import { isInteger, isRecord, isText, isTextList, type Shape, shapeProblems } from './shape.ts';

/** What npm is told of a package of the SDK. */
export interface PackageManifest {
  name: string;
  version: string;
  description?: string;
  license: string;
  type: string;
  engines: Record<string, string>;
  sideEffects?: boolean | string[];
  exports?: Record<string, string | { types: string; default: string }>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package that a release of the shell brings along, for the teams that build against it. */
export interface ReleasePackage {
  /** Of its tarball, relative to the release's folder. */
  path: string;
  bytes: number;
  integrity: string;
  /** As npm checks it. */
  sha512: string;
  shasum: string;
  manifest: PackageManifest;
}

const texts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string');

const manifest: Shape = {
  name: (value) => typeof value === 'string' && /^@board\/[a-z][a-z0-9-]{0,60}$/.test(value),
  version: (value) => typeof value === 'string' && /^\d{1,9}\.\d{1,9}\.\d{1,9}$/.test(value),
  'description?': isText,
  license: isText,
  type: isText,
  engines: texts,
  'sideEffects?': (value) => typeof value === 'boolean' || isTextList(value),
  'exports?': isRecord,
  'bin?': texts,
  'dependencies?': texts,
  'peerDependencies?': texts,
};

export const packageShape: Shape = {
  path: (value) =>
    typeof value === 'string' && /^packages\/board-[a-z0-9.-]{1,100}\.tgz$/.test(value),
  bytes: (value) => isInteger(value) && value >= 0,
  integrity: isIntegrity,
  sha512: (value) => typeof value === 'string' && /^sha512-[A-Za-z0-9+/]{86}==$/.test(value),
  shasum: (value) => typeof value === 'string' && /^[0-9a-f]{40}$/.test(value),
  manifest: (value) => isRecord(value) && shapeProblems(value, manifest).length === 0,
};
