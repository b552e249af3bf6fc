import { type LayerProps, useFormat } from '@board/platform';
import { weekSpan } from '@board/time';
import { Dialog, tintOf } from '@board/ui';
import { Facts } from '@board/ui/dialogs';
import { Markdown } from '@board/ui/markdown';
import { useEffect } from 'react';
import { useTexts } from '../text.ts';
import { type CalendarEvent, useCalendarEvents } from './calendars.queries.ts';

/** An event of a subscribed calendar over any page, found in its week. */
export function EventLayer({ about, onClose }: LayerProps) {
  const { start, end } = weekSpan(about?.date ?? '');
  const { data, error } = useCalendarEvents(start, end);
  const event = data?.items.find(({ id }) => id === about?.id);
  const isGone = error !== undefined || (data !== undefined && !event);
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return event && <EventDialog event={event} onClose={onClose} />;
}

function EventDialog({ event, onClose }: { event: CalendarEvent; onClose: () => void }) {
  const t = useTexts();
  const { span, namedDay, timeRange } = useFormat();
  const { title, calendar, color, date, until, time, place, text } = event;
  const days = until === date || time ? namedDay(date) : span(date, until);
  const when = [days, time && timeRange(time)].filter(Boolean).join(t('list.separator'));
  return (
    <Dialog open size="small" onClose={onClose} title={title} accent={tintOf(color)}>
      <Facts
        facts={[
          [t('lesson.time'), when],
          [t('lesson.location'), place],
          [t('calendars.calendar'), calendar],
        ]}
      />
      {text && <Markdown lines content={text} />}
    </Dialog>
  );
}
