import { runScript } from '../shared/sdk/src/plain-end.ts';
import { buildChanged } from './workspace/builds.ts';
import { serve } from './workspace/serve.ts';

const usage = `npm start             builds what has changed, and serves the product
npm start -- --demo   the same, with a student who has a term behind her`;

await runScript(usage, async () => {
  await buildChanged((line) => process.stdout.write(`${line}\n`));
  return serve(process.argv.slice(2));
});
