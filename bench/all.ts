import { loadavg } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../scripts/workspace/run-tool.ts';
import { PlainEnd, runScript } from '../shared/sdk/src/plain-end.ts';
import { say } from './web/report.ts';

const usage = `pnpm bench all           every bench with a goal, and at the end each goal as met or missed, with the load
pnpm bench all api web   these alone`;

const benches: Record<string, readonly string[]> = {
  'timetable-expansion': [],
  api: [],
  memory: [],
  streams: [],
  scale: [],
  search: [],
  classes: [],
  avatars: [],
  'finance-growth': [],
  rows: [],
  'rows on PostgreSQL': ['--postgres'],
  users: [],
  'users on PostgreSQL': ['--postgres'],
  writes: [],
  tasks: [],
  web: [],
  bundles: [],
  start: [],
};
const load = () => loadavg()[0]?.toFixed(1);
const saying = (word: string, lines: readonly string[]) =>
  lines.filter((line) => new RegExp(`\\b${word}\\b`, 'i').test(line));

await runScript(usage, async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in benches));
  if (unknown) throw new PlainEnd(`There is no '${unknown}'; there are ${Object.keys(benches)}.`);
  const told: string[] = [];
  let areAllMet = true;
  for (const [name, options] of Object.entries(benches)) {
    const [file = ''] = name.split(' ');
    if (asked.length > 0 && !asked.includes(file)) continue;
    const before = load();
    const script = join(import.meta.dirname, `${file}.ts`);
    const { ok, output } = await runTool('node', [script, ...options]);
    say(`\n${name}\n${output}`);
    const lines = output.split('\n').filter((line) => line.trim());
    const goals = saying('(met|missed)', lines);
    // Then it has not come to its end, and its last words say why.
    if (goals.length === 0 || (!ok && saying('missed', goals).length === 0))
      goals.push(`  not measured: ${lines.at(-1)}`);
    told.push(`\n${name}, load ${before} to ${load()}`, ...goals);
    areAllMet &&= ok;
  }
  for (const line of told) say(line);
  say(`\n${saying('met', told).length} met, ${saying('missed', told).length} missed`);
  return areAllMet ? 0 : 1;
});
