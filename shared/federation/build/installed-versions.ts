import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPackages } from '../shared-modules.ts';

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
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(sharedPackages.map((name) => [name, sharedVersion(name)]));
}

/** Remotes run in the shell's federation runtime, so its version is part of what they need. */
export function runtimeVersion(): string {
  return packageVersion(join(root, 'node_modules/@module-federation/enhanced'));
}
