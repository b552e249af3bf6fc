import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

interface Manifest {
  apiVersion: string;
  kind: string;
  spec: Record<string, unknown>;
}

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'deploy/kubernetes');
const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
const [{ pairs }] = read('kustomization.yaml').labels;
const manifests = new Map<string, Manifest>(
  globSync('*.yaml', { cwd: folder })
    .filter((file) => file !== 'kustomization.yaml')
    .map((file) => [file, read(file)]),
);
/** They are made from the schemas that Kubernetes publishes; its compiler is ours. */
const types = dirname(fileURLToPath(import.meta.resolve('kubernetes-types/package.json')));
const patience = 60_000;

/** What the compiler finds in things that are written down as what they say that they are. */
function faults(things: readonly Manifest[]): string {
  const place = mkdtempSync(join(tmpdir(), 'board-kubernetes-'));
  const lines = things.map((thing) => {
    const group = thing.apiVersion === 'v1' ? 'core/v1' : thing.apiVersion;
    return `(${JSON.stringify(thing)}) satisfies import('${types}/${group}').${thing.kind};`;
  });
  const file = join(place, 'manifests.ts');
  writeFileSync(file, `export {};\n${lines.join('\n')}\n`);
  const strictly = ['--noEmit', '--strict', '--ignoreConfig', '--types', '', '--pretty', 'false'];
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, [...strictly, file], { cwd: place, encoding: 'utf8' });
  rmSync(place, { recursive: true });
  return stdout;
}

/** The selector that kustomize adds. */
const whole = ({ spec, ...thing }: Manifest): Manifest =>
  thing.kind === 'Deployment'
    ? { ...thing, spec: { ...spec, selector: { matchLabels: pairs } } }
    : { ...thing, spec };

test(
  'every manifest is what Kubernetes has published of its kind',
  () => {
    expect(manifests.size).toBeGreaterThan(3);
    expect(faults([...manifests.values()].map(whole))).toBe('');
  },
  patience,
);

test(
  'a name that Kubernetes does not know, or a word for a number, is noticed in each',
  () => {
    const wrong = [...manifests.values()].map(whole).flatMap((thing) => [
      { ...thing, spec: { ...thing.spec, replica: 2 } },
      { ...thing, metadata: { name: 7 } },
    ]);
    const lines = [...faults(wrong).matchAll(/manifests\.ts\((\d+),/g)].map(([, line]) => line);
    expect(new Set(lines).size).toBe(wrong.length);
  },
  patience,
);
