import {
  type DaySourceProps,
  type DayThing,
  openLayer,
  unreadDays,
  useFormat,
  useTelling,
} from '@board/platform';
import { useMemo } from 'react';
import { useTexts } from '../text.ts';
import { type CalendarEvent, useCalendarEvents } from './calendars.queries.ts';

/** The events of subscribed calendars: they are looked at and cannot be moved. */
export function SubscribedDays({ start, end, tell }: DaySourceProps) {
  const t = useTexts();
  const { instant } = useFormat();
  const { data, error, mutate } = useCalendarEvents(start, end);
  const reading = useMemo(
    () => ({
      things: data?.items.map((event) =>
        thingOf(event, t('calendars.fixed', { name: event.calendar })),
      ),
      note: data?.failing
        ?.map(({ calendar: name, since }) => t('calendars.since', { name, since: instant(since) }))
        .join(' '),
      problem: unreadDays(error, t('calendars.failed'), mutate),
    }),
    [data, error, mutate, t, instant],
  );
  useTelling(tell, reading);
  return null;
}

const thingOf = (event: CalendarEvent, fixed: string): DayThing => ({
  id: event.id,
  kind: 'event',
  title: event.title,
  text: event.place || undefined,
  date: event.date,
  until: event.until,
  time: event.time ?? undefined,
  part: { id: event.calendar_id, title: event.calendar },
  color: event.color,
  fixed,
  open: () => openLayer('timetable-timeline', 'event', { id: event.id, date: event.date }),
});
