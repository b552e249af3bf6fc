import { cpSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runScript } from '../shared/sdk/src/plain-end.ts';
import { packRooms } from './sdk/pack.ts';
import { place, tarballs } from './sdk/packed.ts';

const usage = `pnpm sdk                   packs the packages for teams without the checkout
pnpm sdk --into <folder>   and puts their tarballs there`;

await runScript(usage, async () => {
  const { values } = parseArgs({ options: { into: { type: 'string' } } });
  for (const { manifest, bytes } of await packRooms(place))
    process.stdout.write(`${manifest.name} ${manifest.version}, ${Math.ceil(bytes / 1000)} kB\n`);
  if (values.into) cpSync(tarballs, values.into, { recursive: true });
  return 0;
});
