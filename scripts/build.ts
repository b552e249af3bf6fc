import { buildChanged } from './workspace/builds.ts';
import { runScript } from './workspace/plain-end.ts';

await runScript(async () => {
  const { built } = await buildChanged((line) => process.stdout.write(`${line}\n`));
  if (built.length === 0) process.stdout.write('Everything is built already.\n');
  return 0;
});
