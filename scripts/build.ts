import { runScript } from '../shared/sdk/src/plain-end.ts';
import { buildChanged } from './workspace/builds.ts';

const usage = `pnpm build   builds what has changed`;

await runScript(usage, async () => {
  const { built } = await buildChanged((line) => process.stdout.write(`${line}\n`));
  if (built.length === 0) process.stdout.write('Everything is built already.\n');
  return 0;
});
