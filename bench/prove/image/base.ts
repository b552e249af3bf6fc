import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What each processor is called by Node, by Debian and by images, and by the kernel's programs for foreign ones. */
export const processors = {
  x64: { debian: 'amd64', kernel: 'x86_64' },
  arm64: { debian: 'arm64', kernel: 'aarch64' },
} as const;
export type Cpu = keyof typeof processors;

/** Why no image for it can be made and started here, or nothing if one can. */
export function whyNoImage(cpu: Cpu): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'it needs Linux, and root to change the root folder';
  const missing = ['buildah', 'debootstrap', 'unshare'].filter(
    (name) => globSync(`/{usr/,}{s,}bin/${name}`).length === 0,
  );
  if (missing.length > 0)
    return `not installed here: ${missing.join(', ')}; on Debian: apt-get install buildah debootstrap`;
  const { kernel } = processors[cpu];
  const foreign = `/proc/sys/fs/binfmt_misc/qemu-${kernel}`;
  return cpu === process.arch || existsSync(foreign)
    ? undefined
    : `this kernel does not run programs for ${kernel}; on Debian: apt-get install qemu-user-static binfmt-support`;
}

/**
 * The folder that `debian:NAME-slim` is, out of Debian's packages for any processor: they are unpacked
 * and not set up, which is enough for programs to run.
 */
export function unpackDebian(cpu: Cpu, release: string, folder: string): void {
  const { debian } = processors[cpu];
  const first = ['--foreign', '--variant=minbase', `--arch=${debian}`, release, folder];
  execFileSync('debootstrap', first, { stdio: 'ignore' });
  const archives = join(folder, 'var/cache/apt/archives');
  for (const file of globSync('*.deb', { cwd: archives }))
    execFileSync('dpkg-deb', ['--extract', join(archives, file), folder]);
  rmSync(archives, { recursive: true });
  // By the set-up of base-files, which did not run.
  mkdirSync(join(folder, 'usr/local/bin'), { recursive: true });
}

/** Of the image that the Containerfile begins with. */
export function baseOf(containerfile: string): { name: string; release: string } {
  const text = readFileSync(containerfile, 'utf8');
  const [, name = '', release = ''] = /^FROM (\S+\/debian:(\w+)-slim)$/m.exec(text) ?? [];
  return { name, release };
}
