import { phoneTabs } from '@board/federation/descriptor';
import { useText } from '@board/platform';
import { useId } from 'react';
import { type BoardModule, partsOf } from '../layout/board-modules.ts';
import { allOfTab } from '../layout/phone-tabs.ts';
import styles from './layout-dialog.module.css';
import { ModuleSwitches, type ModuleSwitchesProps } from './module-switches.tsx';

export interface TabListsProps extends Pick<ModuleSwitchesProps, 'layout' | 'onShow'> {
  modules: readonly BoardModule[];
}

/** A phone has no columns and an order of its own: what it shows, under the tab where it stands. */
export function TabLists({ modules, ...rest }: TabListsProps) {
  const t = useText('shell');
  const id = useId();
  return phoneTabs.map((tab) => {
    const hosts = allOfTab(modules, tab);
    if (hosts.length === 0) return null;
    return (
      <section key={tab} aria-labelledby={`${id}-${tab}`} className={styles.tab}>
        <h3 id={`${id}-${tab}`} className={styles.column}>
          {t(`tabs.${tab}`)}
        </h3>
        {hosts.map((host) => (
          <ModuleSwitches key={host.id} {...rest} host={host} parts={partsOf(modules, host.id)} />
        ))}
      </section>
    );
  });
}
