import { useText } from '@board/platform';
import { classNames } from '@board/ui';
import { useLocation } from 'react-router-dom';
import styles from '../layout/board.module.css';
import { isBehindStrip, modulesOfTab, tabOf, tabsOf } from '../layout/phone-tabs.ts';
import { RemotePanel } from '../remotes/remote-panel.tsx';
import type { BoardProps } from './columns-board.tsx';
import { DayStrip } from './day-strip.tsx';
import { FirstCard } from './first-card.tsx';
import { Morning } from './morning.tsx';
import { Slot } from './slot.tsx';
import { useIsBeginning } from './use-is-beginning.ts';
import { useTurns } from './use-turns.ts';

/** One column, one tab at a time; the tab is part of the address, so that 'back' works. */
export function PhoneBoard({ modules, layout }: BoardProps) {
  const t = useText('shell');
  const { hash } = useLocation();
  const tabs = tabsOf(modules, layout);
  const tab = tabOf(hash, tabs);
  const shown = modulesOfTab(modules, layout, tab);
  const behind = modulesOfTab(modules, layout, 'today').filter(isBehindStrip);
  const dated = tab === 'today' || tab === 'courses';
  return (
    <main className={classNames(styles.phone, useIsBeginning() && styles.beginning)}>
      <h1 className={styles.hidden}>{t(`tabs.${tab}`)}</h1>
      {dated && (
        <DayStrip>
          {behind.map((module) => (
            <RemotePanel key={module.id} remote={module.remote} module={module} />
          ))}
        </DayStrip>
      )}
      {tab === 'today' && (
        <>
          <FirstCard />
          <Morning />
        </>
      )}
      <Slots key={tab} modules={shown.filter((module) => !isBehindStrip(module))} />
    </main>
  );
}

/** One after the other, and first none: the tab that was left has to be taken down. */
function Slots({ modules }: Pick<BoardProps, 'modules'>) {
  const isTheTurnOf = useTurns(modules, false);
  return modules.map((module) => (
    <Slot key={module.id} module={module} drawn={isTheTurnOf(module)} />
  ));
}
