import { isDeepStrictEqual, parseArgs } from 'node:util';
import { runScript, say } from '../shared/sdk/src/plain-end.ts';
import { agreementsNow, readTold, toldAlso, unsaidChanges, writeTold } from './api/agreements.ts';
import { declarationsNow } from './api/declarations.ts';
import { type Change, nextReport } from './api/next-report.ts';
import { isTold, readReport, whereToTell, writeReport } from './api/report.ts';
import { type HousePackage, housePackages } from './api/shown-modules.ts';

const usage = `pnpm api           writes down what platform and ui show to remotes, and moves their versions by
                   what has changed since the last commit; and what slots pass and events carry
pnpm api --check   says whether that was done`;

await runScript(usage, async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const declarations = await declarationsNow();
  const problems: string[] = [];
  for (const name of housePackages) {
    const change = await nextReport(name, declarations, readReport(name, 'committed'));
    tell(name, change);
    if (values.check) problems.push(...unwritten(name, change));
    else writeReport(name, change.report);
    problems.push(...untold(name, change));
  }
  problems.push(...agreed(values.check));
  for (const problem of problems) say(problem);
  return problems.length === 0 ? 0 : 1;
});

/** Of slots and events people move the versions: only they know what was meant. */
function agreed(check: boolean): string[] {
  const [told, now] = [readTold(), agreementsNow()];
  const unsaid = unsaidChanges(told, now);
  const next = toldAlso(told, now);
  if (unsaid.length > 0 || isDeepStrictEqual(next, told)) return unsaid;
  if (!check) writeTold(next);
  return check ? ['What slots or events carry has changed: run pnpm api and commit it.'] : [];
}

function tell(name: HousePackage, { report, added, kept, broken, deprecated }: Change): void {
  say(`@board/${name} ${report.version}`);
  for (const each of added) say(`  new: ${each}`);
  for (const each of kept) say(`  changed, and does for everybody: ${each}`);
  for (const each of deprecated) say(`  is going to be taken away: ${each}`);
  for (const each of broken) say(`  breaks whoever uses it: ${each}`);
}

function unwritten(name: HousePackage, { report }: Change): string[] {
  const written = readReport(name, 'checkout');
  return isDeepStrictEqual(written, report)
    ? []
    : [`What @board/${name} shows has changed: run pnpm api and commit what it writes.`];
}

/** Whoever breaks a team owes it a word, as long as the version stands. */
function untold(name: HousePackage, { report }: Change): string[] {
  const [major = '1'] = report.version.split('.');
  const told = `${major}.0.0`;
  if (major === '1' || isTold(name, told)) return [];
  return [`Say in ${whereToTell(name)}, below '## ${told}', what a team has to do about it.`];
}
