import { useFormat, useToday } from '@board/platform';
import { addDays } from '@board/time';
import { LoadProblem, tinted } from '@board/ui';
import { useTexts } from '../text.ts';
import { type CalendarEvent, useCalendarEvents } from './calendars.queries.ts';
import styles from './calendars-card.module.css';

const shown = 8;

/** What subscribed calendars have in the coming seven days, the first few of it. */
export function EventsAhead() {
  const t = useTexts();
  const today = useToday();
  const request = useCalendarEvents(today, addDays(today, 6));
  const events = request.data?.items ?? [];
  return (
    <>
      <LoadProblem request={request} failed={t('calendars.failed')} />
      {events.length > 0 && (
        <section className={styles.ahead} aria-label={t('calendars.ahead')}>
          <h3 className={styles.note}>{t('calendars.ahead')}</h3>
          <ul>
            {events.slice(0, shown).map((event) => (
              <EventLine key={event.id} event={event} />
            ))}
          </ul>
          {events.length > shown && (
            <p className={styles.note}>{t('calendars.more', { count: events.length - shown })}</p>
          )}
        </section>
      )}
    </>
  );
}

function EventLine({ event }: { event: CalendarEvent }) {
  const t = useTexts();
  const format = useFormat();
  const { title, place, calendar, date, time, color } = event;
  const when = [format.monthDay(date), time && format.timeRange(time)].filter(Boolean).join(' ');
  return (
    <li className={styles.event} style={tinted(color)}>
      {title} <small>{[when, place, calendar].filter(Boolean).join(t('list.dot'))}</small>
    </li>
  );
}
