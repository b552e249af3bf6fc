import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHealth, getReady } from '@board/contracts/calls/system';
import { parse } from 'yaml';
import { Environment } from './environment.ts';

const deploy = join(import.meta.dirname, '../../../deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');
const parsed = (path: string) => parse(read(path));
const isThere = (command: string) => spawnSync(command, ['--help']).error === undefined;
const where = (tool: string) => (isThere(tool) ? test : test.skip);

const image = read('Containerfile');
const unit = read('board.service');
const { services } = parsed('compose.yaml');
const { configMapGenerator } = parsed('kubernetes/kustomization.yaml');
const pod = parsed('kubernetes/deployment.yaml').spec.template.spec;

test('every variable that is set is one that the server reads', () => {
  const set = [
    ...[...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' ')),
    ...[...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' ')),
    ...configMapGenerator.flatMap(({ literals }: { literals: string[] }) => literals),
    ...Object.keys(services.board.environment),
    ...(read('kubernetes/kustomization.yaml').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []),
  ].map((assignment) => assignment.replace(/=.*/, ''));
  const isTheSystems = (name: string) => name === 'HOME';
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !(name in Environment.properties) && !isTheSystems(name))).toEqual(
    [],
  );
});

test('what is looked at for health and readiness is there to be looked at', () => {
  const [container] = pod.containers;
  const pathOf = (probe: string) => container[`${probe}Probe`].httpGet.path;
  expect(['startup', 'liveness', 'readiness'].map(pathOf)).toEqual([
    `/api${getHealth.path}`,
    `/api${getHealth.path}`,
    `/api${getReady.path}`,
  ]);
  expect(image).toMatch(new RegExp(`^HEALTHCHECK [^]*/api${getHealth.path}\``, 'm'));
});

test('nothing runs as root or writes beside its own folders', () => {
  const user = Number(/^USER (\d+)/m.exec(image)?.[1]);
  expect(user).toBeGreaterThan(0);
  expect(pod.securityContext).toMatchObject({ runAsUser: user, runAsNonRoot: true, fsGroup: user });
  expect(pod.containers[0].securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  expect(services.board).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(unit).toMatch(/^User=board$/m);
});

test('the service may write where the guide has backups copied to', () => {
  const guide = readFileSync(join(deploy, '../docs/operating.md'), 'utf8');
  const [, folder = ''] = /^BACKUP_STORE=file:\/\/(\S+)$/m.exec(guide) ?? [];
  // Without the dash a machine that has no such folder would not start it.
  expect(unit).toMatch(new RegExp(`^ReadWritePaths=-${folder}$`, 'm'));
});

test('what runs on two machines has what it names', () => {
  const names = new Set(globSync('*.yaml', { cwd: join(deploy, 'kubernetes') }));
  for (const file of parsed('kubernetes/kustomization.yaml').resources)
    expect(names).toContain(file);
  const volumes = new Set(pod.volumes.map(({ name }: { name: string }) => name));
  for (const { name } of pod.containers[0].volumeMounts) expect(volumes).toContain(name);
  expect(parsed('kubernetes/deployment.yaml').spec.replicas).toBe(2);
});

where('kubectl')('the base is whole, and its budget is for the instances', () => {
  const made = execFileSync('kubectl', ['kustomize', join(deploy, 'kubernetes')], {
    encoding: 'utf8',
  });
  const things = made.split(/^---$/m).map((each) => parse(each));
  const find = (kind: string) => things.find((thing) => thing.kind === kind);
  const label = { 'app.kubernetes.io/name': 'board' };
  const { template, selector } = find('Deployment').spec;
  expect([template.metadata.labels, selector.matchLabels]).toEqual([label, label]);
  expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(label);
  expect(find('Service').spec.selector).toEqual(label);
  const { envFrom } = template.spec.containers[0];
  expect(envFrom).toContainEqual({ secretRef: { name: 'board' } });
  expect(envFrom).toContainEqual({ configMapRef: { name: find('ConfigMap').metadata.name } });
});

where('systemd-analyze')('the unit is one, and exposes little', () => {
  const folder = mkdtempSync(join(tmpdir(), 'board-unit-'));
  const file = join(folder, 'board.service');
  // What starts it need not be on the machine that checks.
  writeFileSync(file, unit.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'));
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  const strict = ['security', '--offline=true', '--threshold=20', file];
  const exposure = spawnSync('systemd-analyze', strict, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(exposure.status).toBe(0);
});
