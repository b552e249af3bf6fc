import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The `pnpm` lines that a guide tells its reader to type, in their order. */
export function commandsOf(guide: string, wanted = /^pnpm /): string[] {
  const text = readFileSync(join(root, guide), 'utf8');
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => wanted.test(line));
}

export interface Said {
  code: number;
  output: string;
}

/** Runs a `pnpm` line of a guide as package.json would; answers what it said and how it ended. */
export function runCommand(
  line: string,
  environment: Record<string, string>,
  checkout = root,
): Promise<Said> {
  const [, script = '', ...args] = line.split(' ');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(checkout, 'scripts', `${script}.ts`), ...args],
      { cwd: checkout, env: { ...process.env, ...environment } },
      (problem, stdout, stderr) =>
        resolve({ code: problem ? Number(problem.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}
