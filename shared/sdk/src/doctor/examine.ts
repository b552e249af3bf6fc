import { say } from '../plain-end.ts';
import type { Bundle } from './bundle.ts';
import { findings } from './findings.ts';

/** Says of each rule whether it holds; answers what does not. */
export function examine(bundle: Bundle): string[] {
  return findings(bundle).flatMap(({ says, problems }) => {
    report(bundle.name, says, problems);
    return problems;
  });
}

export function report(name: string, says: string, problems: readonly string[]): void {
  say(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(20)} ${says}`);
  for (const problem of problems) say(`    ${problem}`);
}

/** The last line, and the exit code. */
export function conclude(builds: number, broken: readonly string[]): number {
  const count = builds === 1 ? '1 build' : `${builds} builds`;
  say(broken.length === 0 ? `${count}: every rule holds.` : `${count}: ${broken.length} problems.`);
  return broken.length === 0 ? 0 : 1;
}
