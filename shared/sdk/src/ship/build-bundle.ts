import type { RemoteRelease, ShellRelease } from '@board/federation/release';
import { buildSources } from '../build/build-sources.ts';
import { readBundle } from '../doctor/bundle.ts';
import { findings } from '../doctor/findings.ts';
import { PlainEnd } from '../plain-end.ts';

export interface BuiltBundle {
  release: RemoteRelease | ShellRelease;
  dist: string;
}

interface BundleSource {
  name: string;
  folder: string;
  /** Where the build goes. */
  dist: string;
}

/** Builds this bundle alone and holds it to the doctor's rules. */
export async function buildBundle({ name, folder, dist }: BundleSource): Promise<BuiltBundle> {
  await buildSources(folder, dist);
  const bundle = readBundle(name, folder, dist);
  const problems = bundle
    ? findings(bundle).flatMap((each) => each.problems)
    : ['nothing was built'];
  if (problems.length === 0) return { release: bundle?.release as BuiltBundle['release'], dist };
  throw new PlainEnd(
    [`The build of ${name} cannot be shipped:`, ...problems.map((each) => `  ${each}`)].join('\n'),
  );
}
