import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desk, emptyMachine } from '../../../e2e/harness/repository.ts';

interface Step {
  run?: string;
  if?: string;
  env?: Record<string, string>;
}

interface Workflow {
  env: Record<string, string>;
  jobs: Record<string, { steps: Step[] }>;
}

export interface Occasion {
  event_name: 'push' | 'schedule';
  ref: string;
}

/** What is pushed is cloned and held to what its workflow says: by night, and of `main`. */
export async function inContinuousIntegration(
  machine: ReturnType<typeof emptyMachine>,
  secrets: Record<string, string>,
) {
  const file = join(machine.folder(), 'src/messages/en.json');
  const texts = readFileSync(file, 'utf8');
  writeFileSync(file, texts.replace('Nothing is open on this day.', 'Quiet on the next platform.'));
  const desk = await checkedOut(machine);
  const on = (event_name: Occasion['event_name']) =>
    runWorkflow(desk, '.github/workflows/remote.yml', {
      occasion: { event_name, ref: 'refs/heads/main' },
      secrets,
    });
  return { nightly: await on('schedule'), pushed: await on('push') };
}

/** What somebody has in his folder, committed and cloned: what git leaves out is not there. */
export async function checkedOut(machine: ReturnType<typeof emptyMachine>): Promise<Desk> {
  const ci = machine.deskAt('ci', {});
  const author = '-c user.name=Lin -c user.email=lin@example.org';
  const commit = `git init -q && git add -A && git ${author} commit -qm First`;
  const ran = [await machine.run(commit), await ci.run(`git clone -q ${machine.folder()} .`)];
  for (const { ok, output } of ran) assert.ok(ok, output);
  return ci;
}

/** Runs what a workflow says as a runner would that has just checked the repository out. */
export async function runWorkflow(
  desk: Desk,
  file: string,
  { occasion, secrets }: { occasion: Occasion; secrets: Record<string, string> },
): Promise<string> {
  const read = await desk.run(`npx --yes yaml@2.9.1 --json --single < ${file} 2> /dev/null`);
  assert.ok(read.ok, `${file} is no YAML`);
  const { env, jobs }: Workflow = JSON.parse(read.output);
  let said = '';
  for (const step of Object.values(jobs).flatMap(({ steps }) => steps)) {
    if (!step.run || !isMeant(step.if, occasion)) continue;
    const handed = Object.entries({ ...env, ...step.env }).map(
      ([name, value]) => `${name}='${filled(value, secrets)}'`,
    );
    const run = (line: string) => desk.run(`export CI=true ${handed.join(' ')}; ${line}`);
    let { ok, output } = await run(step.run);
    if (!ok && step.run === 'npm ci' && lacksOtherSystems(output)) {
      process.stdout.write('npm ci was not held: this registry has not what other systems need\n');
      ({ ok, output } = await run('npm install'));
    }
    assert.ok(ok, `${step.run}\n${output}`);
    said += `${step.run}\n${output}\n`;
  }
  return said;
}

/** A mirror without the binaries of other systems leaves a lock file that npm refuses. */
function lacksOtherSystems(output: string): boolean {
  const missing = [...output.matchAll(/Missing: (\S+)/g)].map(([, name = '']) => name);
  const systems = /-(darwin|win32|linux|android|freebsd|openharmony|wasm32)/;
  return missing.length > 0 && missing.every((name) => systems.test(name));
}

/** `github.event_name == 'push' && github.ref == 'refs/heads/main'` */
function isMeant(condition: string | undefined, occasion: Occasion): boolean {
  return (condition?.split(' && ') ?? []).every((part) => {
    const [, fact = '', wanted] = /^github\.(\w+) == '([^']*)'$/.exec(part) ?? [];
    assert.ok(fact in occasion, `nobody knows what '${part}' asks`);
    return occasion[fact as keyof Occasion] === wanted;
  });
}

const filled = (value: string, secrets: Record<string, string>): string =>
  value.replace(/\$\{\{ secrets\.(\w+) \}\}/g, (_, name: string) => {
    assert.ok(name in secrets, `there is no secret ${name}`);
    return secrets[name] ?? '';
  });
