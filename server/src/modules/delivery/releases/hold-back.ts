import { shellName } from '../registry/composition.ts';
import type { Standing } from '../registry/delivery-state.ts';
import { type Breakage, breakagesOfRemote, breakagesOfShell } from './breakage.ts';
import { neighboursAmong, presentAmong } from './candidate.ts';
import type { LocalBuild } from './local-builds.ts';

export interface Held {
  build: LocalBuild;
  breakages: readonly Breakage[];
}

/**
 * Which builds of a checkout would break somebody once all of them are served. The shell is judged
 * first, beside the remotes that come with it: one that is held back leaves them the former one.
 */
export function heldBack(builds: readonly LocalBuild[], pointed: readonly Standing[]): Held[] {
  const held: Held[] = [];
  const order = [...builds].sort((a, b) => rank(a) - rank(b));
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const build of order) {
      if (held.some((each) => each.build === build)) continue;
      const serving = order.filter((each) => !held.some((one) => one.build === each));
      const breakages = breakagesBeside(build, standingWith(serving, pointed), pointed);
      if (breakages.length === 0) continue;
      held.push({ build, breakages });
      isSettled = false;
    }
  }
  return held;
}

const rank = ({ release }: LocalBuild): number => (release.name === shellName ? 0 : 1);

function breakagesBeside(
  { release }: LocalBuild,
  standing: readonly Standing[],
  pointed: readonly Standing[],
): Breakage[] {
  const present = presentAmong(pointed, release.name);
  const neighbours = { ...neighboursAmong(standing, release.name), present };
  return 'entry' in release
    ? breakagesOfRemote(release, neighbours)
    : breakagesOfShell(release, neighbours);
}

function standingWith(builds: readonly LocalBuild[], pointed: readonly Standing[]): Standing[] {
  const names = new Set(builds.map(({ release }) => release.name));
  return [
    ...pointed.filter(({ remote, channel }) => channel !== 'stable' || !names.has(remote)),
    ...builds.map(({ release }) => ({
      remote: release.name,
      channel: 'stable' as const,
      release: JSON.stringify(release),
    })),
  ];
}
