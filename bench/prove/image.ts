import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../scripts/workspace/packages.ts';
import { freePort } from '../../shared/sdk/src/dev/free-port.ts';
import { given } from '../given.ts';
import { baseOf, type Cpu, processors, unpackDebian, whyNoImage } from './image/base.ts';
import { eventually } from './running/eventually.ts';
import { send } from './running/person.ts';

/** Slower by a factor of thirty where the processor is emulated. */
const patienceSeconds = 600;
const password = 'left-leaning-tree';
const containerfile = join(root, 'deploy/Containerfile');
const { cpus } = given({ cpus: Object.keys(processors).join(',') });

interface Config {
  User: string;
  WorkingDir: string;
  Env: string[];
  Entrypoint: string[];
  Healthcheck: { Test: string[] };
}

for (const cpu of cpus.split(',') as Cpu[])
  describe(`the image for ${cpu}`, { skip: whyNoImage(cpu) ?? false }, () => {
    const place = mkdtempSync(join(tmpdir(), 'board-image-'));
    const places = ['--root', join(place, 'storage'), '--runroot', join(place, 'run')];
    const buildah = (...args: string[]) =>
      execFileSync('buildah', [...places, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
    const build = (file: string, tag: string, context: string) => {
      const machine = ['--isolation=chroot', `--arch=${processors[cpu].debian}`, '--pull-never'];
      buildah('build', ...machine, '--format=docker', `--file=${file}`, `--tag=${tag}`, context);
    };
    let server: ChildProcess | undefined;
    let config: Config;
    let mounted = '';

    before(() => {
      const { name, release } = baseOf(containerfile);
      const debian = join(place, 'debian');
      unpackDebian(cpu, release, debian);
      writeFileSync(join(place, 'Debian'), 'FROM scratch\nADD . /\n');
      build(join(place, 'Debian'), name, debian);
      const command = [join(root, 'scripts/package.ts'), '--cpu', cpu];
      const said = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
      const [, folder = ''] = /^ {2}(\S+)\.tar\.gz {2}\d/m.exec(said) ?? [];
      build(containerfile, 'board', folder);
      config = JSON.parse(buildah('inspect', '--type=image', 'board')).Docker.config;
      mounted = buildah('mount', buildah('from', '--pull-never', 'board'));
    });
    after(async () => {
      if (server?.exitCode === null) {
        server.kill();
        await once(server, 'exit');
      }
      buildah('rm', '--all');
      buildah('rmi', '--all', '--force');
      rmSync(place, { recursive: true, force: true });
    });

    /** As a container's runtime does: the image's account and variables, its own root, which nobody writes. */
    const inside = (command: readonly string[], variables: Record<string, string>) => {
      const { User, Env, WorkingDir } = config;
      const all = [...Env, ...Object.entries(variables).map((pair) => pair.join('='))];
      const steps = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"
        for own in tmp var/lib/board; do mount -t tmpfs -o uid=10001,mode=700 own "$0/$own" || exit; done
        mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" || exit
        exec chroot --userspec=${User} "$0" env --ignore-environment --chdir=${WorkingDir} "$@"`;
      const args = ['--mount', 'sh', '-c', steps, mounted, ...all, ...command];
      return spawn('unshare', args, { stdio: ['ignore', 'inherit', 'inherit'] });
    };

    it('starts as nobody with a root that is not written, and says that it is well', async (test) => {
      const begun = performance.now();
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const variables = { HOST: '127.0.0.1', PORT: `${port}`, ADMIN_PASSWORD: password };
      const endOf = async (command: readonly string[]) =>
        (await once(inside(command, variables), 'exit'))[0];
      server = inside(config.Entrypoint, variables);
      const health = await eventually('Its health', patienceSeconds, async () => {
        const reply = await fetch(`${url}/api/health`);
        return (await reply.json()) as { status: string };
      });
      test.diagnostic(`well after ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
      assert.equal(health.status, 'ok');
      const credentials = { username: 'admin', password };
      assert.equal((await send(url, 'POST', '/auth/login', credentials)).status, 200);
      const [, ...check] = config.Healthcheck.Test;
      assert.equal(await endOf(check), 0);
      const isIts = `process.exit(process.arch === '${cpu}' && process.getuid() > 0 ? 0 : 1)`;
      assert.equal(await endOf(['node', '--eval', isIts]), 0);
    });
  });
