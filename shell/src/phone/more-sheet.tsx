import { listNotifications } from '@board/contracts/calls/notifications';
import { listTasks } from '@board/contracts/calls/tasks';
import { notificationDropdownSize } from '@board/contracts/constants/limits';
import { paths } from '@board/contracts/constants/paths';
import { mayAdministrate } from '@board/contracts/constants/roles';
import { togetherPage } from '@board/contracts/constants/together-paths';
import { useApi, useSession, useStateValue, useText, useToday } from '@board/platform';
import { boardState } from '@board/platform/host';
import { addDays } from '@board/time';
import { Dialog } from '@board/ui';
import { useNavigate } from 'react-router-dom';
import { openLayer, openPalette } from '../commands/open-layers.ts';
import { useGoToModule } from '../commands/use-go-to-module.ts';
import { boardModules } from '../layout/board-modules.ts';
import { tabsInBar } from '../layout/phone-tabs.ts';
import { useRegistry } from '../remotes/registry.ts';
import { useIsHere } from '../remotes/remotes-here.ts';
import styles from './more-sheet.module.css';
import { SheetLine, SheetLines } from './sheet-lines.tsx';

/** Where else one can go on a phone: each page, the board's settings and one's own. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const t = useText('shell');
  const navigate = useNavigate();
  const goTo = useGoToModule();
  const { user } = useSession();
  const here = useIsHere();
  const { registry } = useRegistry();
  const layout = useStateValue(boardState, (board) => board.layout);
  const inBar = tabsInBar(registry ? boardModules(registry) : [], layout);
  const tasks = here('calendar-tasks');
  const courses = here('timetable-timeline');
  const overdue = useOverdue(tasks);
  const unread = useUnread(here('notifications'));

  return (
    <Dialog open onClose={onClose} title={t('tabs.more')} size="small">
      <SheetLines>
        {here('ai-chat') && !inBar.includes('assistant') && (
          <SheetLine
            icon="chat"
            onSelect={() => {
              onClose();
              goTo('ai-chat');
            }}
          >
            {t('tabs.assistant')}
          </SheetLine>
        )}
        {here('finance') && !inBar.includes('money') && (
          <SheetLine icon="money" to={paths.finance} onSelect={onClose}>
            {t('tabs.money')}
          </SheetLine>
        )}
        {tasks && (
          <SheetLine icon="calendar" to={paths.calendar} onSelect={onClose}>
            {t('more.calendar')}
          </SheetLine>
        )}
        {tasks && (
          <SheetLine
            icon="today"
            to={paths.tasks}
            note={
              overdue > 0 && (
                <span className={styles.late}>{t('more.overdue', { count: overdue })}</span>
              )
            }
            onSelect={onClose}
          >
            {t('more.tasks')}
          </SheetLine>
        )}
        {tasks && (
          <SheetLine icon="success" to={paths.review} onSelect={onClose}>
            {t('more.review')}
          </SheetLine>
        )}
        {courses && (
          <>
            <SheetLine icon="week" to={paths.coursesTab} onSelect={onClose}>
              {t('more.timetable')}
            </SheetLine>
            <SheetLine icon="book" to={paths.timetable} onSelect={onClose}>
              {t('more.terms')}
            </SheetLine>
            <SheetLine icon="check" to={paths.grades} onSelect={onClose}>
              {t('more.grades')}
            </SheetLine>
            <SheetLine icon="user" to={togetherPage} onSelect={onClose}>
              {t('more.together')}
            </SheetLine>
          </>
        )}
      </SheetLines>
      <SheetLines>
        {here('notifications') && (
          <SheetLine
            icon="bell"
            to={paths.notifications}
            note={unread > 0 && <span className={styles.unread}>{unread}</span>}
            onSelect={onClose}
          >
            {t('more.notifications')}
          </SheetLine>
        )}
        {tasks && (
          <SheetLine icon="trash" to={paths.trash} onSelect={onClose}>
            {t('commands.trash')}
          </SheetLine>
        )}
        <SheetLine
          icon="search"
          onSelect={() => {
            onClose();
            openPalette();
          }}
        >
          {t('more.search')}
        </SheetLine>
      </SheetLines>
      <SheetLines>
        <SheetLine
          icon="upload"
          onSelect={() => {
            onClose();
            openLayer('begin')();
          }}
        >
          {t('first.begin')}
        </SheetLine>
        <SheetLine
          icon="layout"
          onSelect={() => {
            onClose();
            void navigate(paths.board);
            openLayer('layout')();
          }}
        >
          {t('board.settings')}
        </SheetLine>
        <SheetLine
          icon="settings"
          to={paths.profile}
          note={<span className={styles.note}>{user?.username}</span>}
          onSelect={onClose}
        >
          {t('more.settings')}
        </SheetLine>
        {user && mayAdministrate(user.role) && (
          <SheetLine icon="shield" to={paths.admin} onSelect={onClose}>
            {t('account.admin')}
          </SheetLine>
        )}
      </SheetLines>
    </Dialog>
  );
}

function useOverdue(wanted: boolean): number {
  const query = { completed: false, end_date: addDays(useToday(), -1), limit: 1 };
  const { data } = useApi(listTasks, wanted ? { query } : null);
  return data?.pagination.total ?? 0;
}

/** As the bell asks, whose reply is there already. */
function useUnread(wanted: boolean): number {
  const { data } = useApi(
    listNotifications,
    wanted ? { query: { limit: notificationDropdownSize } } : null,
  );
  return data?.unread ?? 0;
}
