import { type LayerProps, useFormat, useKnown } from '@board/platform';
import { weekSpan } from '@board/time';
import { Dialog, tintOf } from '@board/ui';
import { Facts } from '@board/ui/dialogs';
import { Markdown } from '@board/ui/markdown';
import { useTexts } from '../text.ts';
import { type CalendarEvent, useCalendarEvents } from './calendars.queries.ts';

/** An event of a subscribed calendar over any page, found in its week. */
export function EventLayer(layer: LayerProps) {
  const { start, end } = weekSpan(layer.about?.date ?? '');
  const event = useKnown(layer, useCalendarEvents(start, end));
  return event && <EventDialog event={event} onClose={layer.onClose} />;
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
