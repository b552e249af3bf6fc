import type { Made } from './made-release.ts';
import type { OpenPage, Panel } from './page.ts';

interface Looked {
  name: string;
  panel: Panel;
  page: OpenPage;
  /** What a page that is opened now would have. */
  fresh: OpenPage;
  made: ReadonlyMap<string, Made>;
}

/** What is wrong with a panel; nothing, where it works or the person is told why it does not. */
export function judge({ name, panel, page, fresh, made }: Looked): string | undefined {
  const lineOf = ({ registry }: OpenPage) => registry.remotes.find((each) => each.name === name);
  const served = lineOf(fresh);
  const own = lineOf(page);
  if (!served) return `${name} is in no registry any more`;
  if (served.disabled) {
    return 'told' in panel ? undefined : `${name} is switched off and runs`;
  }
  if ('works' in panel) {
    if (panel.works !== own?.version && panel.works !== own?.previous?.version)
      return `${name} runs ${panel.works}, and ${own?.version} is served`;
    return served.withdrawn?.includes(panel.works) && served.version !== panel.works
      ? `${name} runs ${panel.works}, which was withdrawn`
      : undefined;
  }
  const working = [own?.version, own?.previous?.version].find(
    (version) => version !== undefined && made.get(version)?.deed === 'works',
  );
  return working === undefined
    ? undefined
    : `${name} is said to fail at ${panel.told}, and ${working} works`;
}
