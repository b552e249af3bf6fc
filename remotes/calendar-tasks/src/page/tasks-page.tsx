import { paths } from '@board/contracts/constants/paths';
import { taskStates } from '@board/contracts/constants/tasks';
import { useSelectedDay } from '@board/platform';
import { Link, useFilter, useSearchParams } from '@board/platform/router';
import { Button, phone, useMedia } from '@board/ui';
import { Page } from '@board/ui/page';
import { Tabs } from '@board/ui/tabs';
import { useEffect, useEffectEvent } from 'react';
import { blankForm } from '../task/form-values.ts';
import { useTaskDialogs } from '../tasks/task-dialogs.tsx';
import { useTaskRequests } from '../tasks/use-task-requests.ts';
import { useTexts } from '../text.ts';
import { filterOf, readFilter, writeFilter } from './task-filter.ts';
import { TaskSection } from './task-section.tsx';
import { TrashSection } from './trash-section.tsx';
import { useTaskViews } from './use-task-views.ts';

const viewTab = (name: string) => `view ${name}`;

/** All tasks: found, done, moved and deleted in numbers, and had back. */
export function TasksPage() {
  const t = useTexts();
  const day = useSelectedDay();
  const isPhone = useMedia(phone);
  const dialogs = useTaskDialogs();
  const open = useTaskRequests(dialogs, []);
  const add = () => dialogs.add(blankForm(day));
  useRequestInAddress(open, add);
  const [address, setAddress] = useSearchParams();
  const isTrash = address.get('tab') === 'trash';
  const [filter, change] = useFilter(readFilter, writeFilter);
  const { views, shown } = useTaskViews(filter);
  const tab = isTrash ? 'trash' : shown ? viewTab(shown.name) : filter.state;
  function show(wanted: string) {
    if (wanted === 'trash') return setAddress({ tab: wanted }, { replace: true });
    const view = views.find(({ name }) => viewTab(name) === wanted);
    if (view) return change(filterOf(view));
    const next = taskStates.find((each) => each === wanted) ?? 'open';
    // What a view has set is its own.
    change(shown ? filterOf({ name: '', state: next }) : { state: next });
  }
  const content = <TaskSection filter={filter} onChange={change} onOpen={dialogs.show} />;
  return (
    <Page
      size="wide"
      title={t('page.title')}
      back={<Link to={paths.board}>{t('page.back')}</Link>}
      actions={
        <>
          {!isPhone && <Link to={paths.review}>{t('page.review')}</Link>}
          <Button variant="primary" icon="plus" onClick={add} label={t('action.add')} />
        </>
      }
    >
      <Tabs
        label={t('page.title')}
        value={tab}
        onChange={show}
        items={[
          ...taskStates.map((value) => ({ value, label: t(`state.${value}`), content })),
          ...views.map(({ name }) => ({ value: viewTab(name), label: name, content })),
          { value: 'trash', label: t('page.trash'), content: <TrashSection /> },
        ]}
      />
      {dialogs.drawn}
    </Page>
  );
}

/** A notification's link names its task, the palette asks for the form; answered, they leave the address. */
function useRequestInAddress(
  open: (id: string, reminder: boolean) => Promise<void>,
  add: () => void,
): void {
  const [address, setAddress] = useSearchParams();
  const request = address.get('open') ?? (address.has('add') ? 'add' : null);
  const answer = useEffectEvent((wanted: string) => {
    const isReminder = address.has('reminder');
    setAddress({}, { replace: true });
    if (wanted === 'add') add();
    else void open(wanted, isReminder);
  });
  useEffect(() => {
    if (request) answer(request);
  }, [request]);
}
