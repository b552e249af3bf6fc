import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/workspace/packages.ts';

/** One change, or none, before some tests of some files; all of a file where no names are said. */
export interface Pass {
  readonly mutant?: string;
  /** More often it is passed by a loop without end only. */
  readonly most?: number;
  readonly tests: readonly { readonly file: string; readonly names?: readonly string[] }[];
}

type Hits = Readonly<Record<string, number>>;

export interface Told {
  readonly pass: number;
  readonly failure: string | null;
  /** What was passed while modules loaded, and by each test; of the first pass only. */
  readonly loading?: Hits;
  readonly perTest?: Readonly<Record<string, Hits>>;
}

const config = join(import.meta.dirname, 'jest-native.mjs');
const preload = join(import.meta.dirname, 'load-planted.mjs');
const jest = join(root, 'node_modules/jest/bin/jest.js');

/** All in one process, which loads the product once; what was told until it ended, or told nothing for so many milliseconds. */
export async function runPasses(
  passes: readonly Pass[],
  planted: string,
  patience: number,
): Promise<{ told: readonly Told[]; output: string }> {
  const FOLDER = mkdtempSync(`${planted}-`);
  const PASSES = `${FOLDER}.json`;
  const TOLD = `${FOLDER}.told`;
  try {
    writeFileSync(PASSES, JSON.stringify(passes));
    for (const [pass, { tests }] of passes.entries())
      for (const [place, { file }] of tests.entries()) {
        const number = String(pass).padStart(4, '0');
        // Another query is another module: its tests are described anew.
        const url = `${pathToFileURL(join(root, file)).href}?${pass}`;
        writeFileSync(join(FOLDER, `${number}-${place}.mjs`), `await import('${url}');\n`);
      }
    const args = ['--import', preload, jest, '--config', config, '-i', '--forceExit'];
    // With whatever a process leaves that is ended.
    const TMPDIR = dirname(planted);
    const env = { PLANTED: planted, FOLDER, PASSES, TOLD, TMPDIR };
    const output = await runPatiently(args, patience, env);
    return { told: readTold(TOLD), output };
  } finally {
    for (const path of [FOLDER, PASSES, TOLD]) rmSync(path, { recursive: true, force: true });
  }
}

function runPatiently(
  args: readonly string[],
  patience: number,
  { TOLD, ...env }: Readonly<Record<'TOLD' | 'PLANTED' | 'FOLDER' | 'PASSES' | 'TMPDIR', string>>,
): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env, TOLD } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let known = 0;
  let since = Date.now();
  const watch = setInterval(() => {
    const now = readTold(TOLD).length;
    if (now > known) since = Date.now();
    else if (Date.now() - since > patience) child.kill('SIGKILL');
    known = now;
  }, 1_000);
  return new Promise((resolve) =>
    child.once('close', () => {
      clearInterval(watch);
      resolve(output);
    }),
  );
}

function readTold(path: string): Told[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line): Told => JSON.parse(line));
}
