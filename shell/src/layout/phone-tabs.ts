import { columns } from '@board/contracts/constants/modules';
import { type PhoneTab, phoneTabs } from '@board/federation/descriptor';
import type { ModulePlace } from '@board/platform';
import type { IconName } from '@board/ui';
import { arrange, isVisible } from './arrange.ts';
import { type BoardModule, hostsOf } from './board-modules.ts';

export const tabIcons: Record<PhoneTab, IconName> = {
  today: 'today',
  courses: 'week',
  money: 'money',
  assistant: 'chat',
};

const firstTab: PhoneTab = phoneTabs[0];

/** What a tab shows, in the phone's own order. A module that names no tab is found in the first one. */
export function modulesOfTab(
  modules: readonly BoardModule[],
  layout: readonly ModulePlace[],
  tab: PhoneTab,
): BoardModule[] {
  return allOfTab(modules, tab).filter((module) => isVisible(layout, module.id));
}

/** Shown or not. */
export const allOfTab = (modules: readonly BoardModule[], tab: PhoneTab): BoardModule[] =>
  hostsOf(modules)
    .filter((module) => tabOfModule(module) === tab)
    .sort((a, b) => phoneOrder(a) - phoneOrder(b));

/** The first module of the first tab lies behind the strip of days and is unfolded from it. */
export function isBehindStrip(module: BoardModule): boolean {
  return module.phone?.tab === firstTab && module.phone.order === 0;
}

/** Today is always there; another tab only while something in it is shown. */
export function tabsOf(
  modules: readonly BoardModule[],
  layout: readonly ModulePlace[],
): PhoneTab[] {
  return phoneTabs.filter(
    (tab) => tab === firstTab || modulesOfTab(modules, layout, tab).length > 0,
  );
}

const fourth: readonly PhoneTab[] = ['money', 'assistant'];

/**
 * What has a place of its own in the bar; the rest is one press away, under 'more'. Of money and the
 * assistant it is what stands first on the board.
 */
export function tabsInBar(
  modules: readonly BoardModule[],
  layout: readonly ModulePlace[],
): PhoneTab[] {
  const placed = arrange(modules, layout);
  // While nothing is known of the board the bar does not wait for it.
  if (modules.length === 0) return ['today', 'courses', 'money'];
  const [first] = columns
    .flatMap((column) => placed[column])
    .filter((module) => isVisible(layout, module.id))
    .map(tabOfModule)
    .filter((tab) => fourth.includes(tab));
  return first ? ['today', 'courses', first] : ['today', 'courses'];
}

export function tabOf(hash: string, tabs: readonly PhoneTab[]): PhoneTab {
  return tabs.find((tab) => `#${tab}` === hash) ?? firstTab;
}

/** The tab under which a module is found. */
export function tabOfModule(module: BoardModule): PhoneTab {
  return module.phone?.tab ?? firstTab;
}

function phoneOrder(module: BoardModule): number {
  return module.phone?.order ?? Number.MAX_SAFE_INTEGER;
}
