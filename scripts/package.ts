import { parseArgs } from 'node:util';
import { runScript, say } from '../shared/sdk/src/plain-end.ts';
import { archive } from './package/archive.ts';
import { stage } from './package/stage.ts';
import { buildChanged } from './workspace/builds.ts';

const usage = `pnpm package                    an archive of the whole product for this kind of machine, in .cache/package:
                                the host needs Node and npm, and no network
pnpm package --cpu arm64        for Linux on another processor (x64, arm64)
PACKAGE_KEY=key.pem pnpm package   the same, with its sums signed by that Ed25519 key`;

await runScript(usage, async () => {
  const { values } = parseArgs({ options: { cpu: { type: 'string', default: process.arch } } });
  await buildChanged(say);
  const staged = await stage(values.cpu);
  for (const line of await archive(staged, process.env.PACKAGE_KEY)) say(line);
  return 0;
});
