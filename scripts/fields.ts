import { writeFileSync } from 'node:fs';
import { fieldsNow } from '../shared/contracts/schemas/fields-now.ts';
import { runScript } from '../shared/sdk/src/plain-end.ts';

const usage = 'pnpm fields   writes down for the forms what the schemas ask of their fields';

await runScript(usage, async () => {
  writeFileSync(new URL('../shared/contracts/fields.json', import.meta.url), fieldsNow());
  return 0;
});
