import type { PhoneTab } from '@board/federation/descriptor';
import { selectDay, useStateValue, useText } from '@board/platform';
import { boardState } from '@board/platform/host';
import { Icon } from '@board/ui';
import { Link, useLocation } from 'react-router-dom';
import { openLayer } from '../commands/open-layers.ts';
import { boardModules } from '../layout/board-modules.ts';
import { tabIcons, tabOf, tabsInBar, tabsOf } from '../layout/phone-tabs.ts';
import { pageAt } from '../remotes/page-at.ts';
import { useRegistry } from '../remotes/registry.ts';
import styles from './bottom-bar.module.css';

/** The way around a phone, on every page. */
export function BottomBar() {
  const t = useText('shell');
  const { pathname, hash } = useLocation();
  const { registry } = useRegistry();
  const layout = useStateValue(boardState, (board) => board.layout);
  const modules = registry ? boardModules(registry) : [];
  const shown = tabsOf(modules, layout);
  const inBar = tabsInBar(modules, layout);
  const onBoard = pathname === '/';
  // A page belongs to the tab of whoever draws it.
  const owner = registry && pageAt(registry, pathname)?.remote;
  const tab = onBoard
    ? tabOf(hash, shown)
    : modules.find(({ remote, phone }) => remote === owner && phone)?.phone?.tab;
  const current = tab && inBar.includes(tab) ? tab : 'more';

  const link = (each: PhoneTab) => (
    <Link
      key={each}
      to={{ pathname: '/', hash: each }}
      replace={onBoard && tab === each}
      className={styles.tab}
      aria-current={current === each ? (onBoard ? 'page' : 'true') : undefined}
      onClick={() => each === 'today' && onBoard && goToToday()}
    >
      <Icon name={tabIcons[each]} size="large" />
      {t(`tabs.${each}`)}
    </Link>
  );
  const [first, second, ...rest] = inBar.filter((each) => shown.includes(each) || !registry);
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')}>
      {first && link(first)}
      {second && link(second)}
      <button
        type="button"
        className={styles.add}
        aria-label={t('tabs.add')}
        aria-haspopup="dialog"
        onClick={openLayer('add')}
      >
        <Icon name="plus" />
      </button>
      {rest.map(link)}
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        aria-current={current === 'more' ? 'true' : undefined}
        onClick={openLayer('more')}
      >
        <Icon name="apps" size="large" />
        {t('tabs.more')}
      </button>
    </nav>
  );
}

function goToToday(): void {
  selectDay('');
  scrollTo({ top: 0 });
}
