import { join } from 'node:path';
import { buildSources } from '../build/build-sources.ts';
import { readRemote } from '../build/read-remote.ts';
import { readBundle } from '../doctor/bundle.ts';
import { conclude, examine } from '../doctor/examine.ts';
import { PlainEnd } from '../plain-end.ts';

export async function doctor(): Promise<number> {
  const { name, folder } = readRemote(process.cwd());
  await buildSources(folder, join(folder, 'dist'));
  const bundle = readBundle(name, folder);
  if (!bundle) throw new PlainEnd(`Nothing of ${name} was built.`);
  return conclude(1, examine(bundle));
}
