import { writeFileSync } from 'node:fs';
import { fieldsFile, fieldsNow } from './fields/fields-now.ts';
import { runScript } from './workspace/plain-end.ts';

const usage = 'pnpm fields   writes down for the forms what the schemas ask of their fields';

await runScript(usage, async () => {
  writeFileSync(fieldsFile, fieldsNow());
  return 0;
});
