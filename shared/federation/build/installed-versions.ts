import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfferedNames } from '../names.ts';
import { sharedPackages } from '../shared-modules.ts';
import { offeredNames } from './offered-names.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Read from what is installed: `catalog:` and `workspace:*` in a manifest would be taken
 * literally by the bundler and satisfy nothing.
 */
export function packageVersion(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error(`${folder}/package.json has no version`);
}

export function sharedVersion(name: string): string {
  return packageVersion(join(root, 'shell/node_modules', name));
}

/** The version of every shared package, as the shell of this checkout offers it. */
function sharedVersions(): Record<string, string> {
  return Object.fromEntries(sharedPackages.map((name) => [name, sharedVersion(name)]));
}

/** Remotes run in the shell's federation runtime, so its version is part of what they need. */
function runtimeVersion(): string {
  return sharedVersion('@module-federation/enhanced');
}

export interface ShellVersions {
  runtime: string;
  /** The version of every shared package. */
  shared: Record<string, string>;
  offers: OfferedNames;
}

/** What a remote is built for: of this checkout here, and of a release in the SDK that came with it. */
export function checkoutVersions(): ShellVersions {
  return { runtime: runtimeVersion(), shared: sharedVersions(), offers: offeredNames() };
}
