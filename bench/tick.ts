import { tickPath } from './tick/path.ts';
import { goal, say } from './web/report.ts';

/** Through how many files one tick goes, from the press to the row and back. */
const files = Object.entries(tickPath).flatMap(([side, path]) => {
  say(side);
  for (const file of path) say(`  ${file}`);
  return path;
});
process.exitCode = goal('files of the path of one tick', files.length, 24) ? 0 : 1;
