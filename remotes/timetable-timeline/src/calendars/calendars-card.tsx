import { attempt, useFormat } from '@board/platform';
import { Button, IconButton, LoadProblem, lateDialog, Row, Status, tinted } from '@board/ui';
import { Section } from '@board/ui/page';
import { Entry } from '@board/ui/query-table';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { type Calendar, useCalendars, useCalendarWrites } from './calendars.queries.ts';
import styles from './calendars-card.module.css';
import { EventsAhead } from './events-ahead.tsx';

const CalendarForm = lateDialog(async () => (await import('./calendar-form.tsx')).CalendarForm);

/** The calendars of others that one sees here: what each has, and since when one cannot be had. */
export function CalendarsCard() {
  const t = useTexts();
  const request = useCalendars();
  const [editing, setEditing] = useState<Calendar | 'new' | null>(null);
  const calendars = request.data?.items ?? [];
  return (
    <Section title={t('calendars.title')}>
      <p className={styles.note}>{t('calendars.note')}</p>
      <LoadProblem request={request} failed={t('calendars.failed')} />
      {calendars.length > 0 && (
        <ul className={styles.list}>
          {calendars.map((calendar) => (
            <CalendarLine
              key={calendar.id}
              calendar={calendar}
              onEdit={() => setEditing(calendar)}
            />
          ))}
        </ul>
      )}
      {calendars.some(({ kind }) => kind === 'events') && <EventsAhead />}
      <Row>
        <Button icon="plus" onClick={() => setEditing('new')} label={t('calendars.add')} />
      </Row>
      {editing && (
        <CalendarForm
          {...(editing !== 'new' && { calendar: editing })}
          taken={calendars.map(({ color }) => color)}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}

function CalendarLine({ calendar, onEdit }: { calendar: Calendar; onEdit: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const { remove, removing, restore } = useCalendarWrites();
  const { id, name, color, kind, events, left_out, host, fetched_at, failing_since, problem } =
    calendar;

  const end = () =>
    attempt(() => remove({ params: { id } }), {
      key: id,
      done: t(kind === 'tasks' ? 'calendars.removedTasks' : 'calendars.removed', { name }),
      failed: t('calendars.notChanged'),
      undo: () => restore({ params: { id } }),
    });

  return (
    <Entry
      action={
        <span className={styles.actions}>
          <IconButton
            icon="edit"
            size="small"
            label={t('calendars.edit', { name })}
            onClick={onEdit}
          />
          <IconButton
            needsNetwork
            icon="trash"
            size="small"
            label={t('calendars.removeTitle', { name })}
            busy={removing}
            onClick={() => void end()}
          />
        </span>
      }
    >
      <span className={styles.name} style={tinted(color)}>
        {name}
      </span>
      <small>
        {[
          t(kind === 'tasks' ? 'calendars.asTasks' : 'calendars.asEvents', { count: events }),
          host ?? t('calendars.fromFile'),
          ...(left_out > 0 ? [t('calendars.unread', { count: left_out })] : []),
        ].join(t('list.dot'))}
      </small>
      {failing_since === null ? (
        host !== null && (
          <small>{t('calendars.fetched', { when: format.instant(fetched_at) })}</small>
        )
      ) : (
        <Status tone="warning">
          {t('calendars.failing', { since: format.instant(failing_since), problem: problem ?? '' })}
        </Status>
      )}
    </Entry>
  );
}
