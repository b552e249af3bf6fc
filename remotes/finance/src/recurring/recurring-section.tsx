import type { Recurring } from '@board/contracts/calls/finance';
import { useFormat } from '@board/platform';
import { Button, EmptyState, IconButton, lateDialog, Skeleton, useDialogs } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { Section } from '@board/ui/page';
import { Entry } from '@board/ui/query-table';
import { Amount } from '../ledger/amount.tsx';
import { Loaded } from '../states/loaded.tsx';
import { useTexts } from '../text.ts';
import { useRecurring } from './recurring.queries.ts';
import styles from './recurring-section.module.css';
import { useRecurringActs } from './use-recurring-acts.ts';

const RecurringForm = lateDialog(async () => (await import('./recurring-form.tsx')).RecurringForm);

/** What comes by itself: rent, the phone, memberships. */
export function RecurringSection() {
  const t = useTexts();
  const { open, drawn } = useDialogs();
  const edit = (recurring?: Recurring) =>
    open((opened) => <RecurringForm {...opened} recurring={recurring} />);
  return (
    <Section
      title={t('recurring.title')}
      actions={<Button icon="plus" onClick={() => edit()} label={t('recurring.add')} />}
    >
      <Loaded request={useRecurring()} skeleton={<Skeleton height={52} />} nothing={{ items: [] }}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text={t('recurring.empty')} />
          ) : (
            <ul>
              {items.map((recurring) => (
                <RecurringEntry key={recurring.id} recurring={recurring} onEdit={edit} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {drawn}
    </Section>
  );
}

interface RecurringEntryProps {
  readonly recurring: Recurring;
  readonly onEdit: (recurring: Recurring) => void;
}

function RecurringEntry({ recurring, onEdit }: RecurringEntryProps) {
  const t = useTexts();
  const words = useRhythmWords();
  const acts = useRecurringActs();
  const { description, paused, following_date: following } = recurring;
  return (
    <Entry
      action={
        <span className={styles.end}>
          <Amount transaction={recurring} />
          <Menu trigger={<IconButton icon="more" label={t('recurring.more', { description })} />}>
            <MenuItem icon="edit" onSelect={() => onEdit(recurring)}>
              {t('action.edit')}
            </MenuItem>
            {following !== null && !paused && (
              <MenuItem
                icon="right"
                needsNetwork
                onSelect={() => void acts.skip(recurring, following)}
              >
                {t('recurring.skip')}
              </MenuItem>
            )}
            <MenuItem
              icon={paused ? 'play' : 'off'}
              needsNetwork
              onSelect={() => void (paused ? acts.resume(recurring) : acts.pause(recurring))}
            >
              {t(paused ? 'recurring.resume' : 'recurring.pause')}
            </MenuItem>
            <MenuItem icon="trash" danger needsNetwork onSelect={() => void acts.remove(recurring)}>
              {t('action.delete')}
            </MenuItem>
          </Menu>
        </span>
      }
    >
      {description}
      <small>{words(recurring)}</small>
    </Entry>
  );
}

/** How often it comes, and when next, as one says it. */
function useRhythmWords() {
  const t = useTexts();
  const format = useFormat();
  return ({ every, start_date: start, paused, next_date: next }: Recurring): string => {
    const rhythm = t(`recurring.on.${every}`, {
      weekday: format.weekday(start),
      date: Number(start.slice(8)),
      day: format.monthDay(start),
    });
    if (paused) return `${rhythm} · ${t('recurring.paused')}`;
    if (next === null) return `${rhythm} · ${t('recurring.ended')}`;
    return `${rhythm} · ${t('recurring.next', { day: format.monthDay(next) })}`;
  };
}
