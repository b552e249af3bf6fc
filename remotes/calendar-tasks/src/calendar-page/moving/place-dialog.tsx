import { dayMinutes, minutesOf, timeOf } from '@board/time';
import { Button, DateField, Dialog, Row, TimeField } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../../text.ts';
import type { Entry } from '../entries/entries.ts';
import { useThingWords } from '../things/use-thing-words.ts';
import { clashOf, dayOf, minuteOf, type Place, placedAt, stepped, wholeDay } from './moving.ts';
import type { Moving } from './use-moving.ts';

interface PlaceDialogProps {
  readonly entry: Entry;
  readonly entries: readonly Entry[];
  readonly moving: Pick<Moving, 'dropAt'>;
  readonly onClose: () => void;
}

/** A day, a time and how long, without a drag: at first where it is, or as long as it is meant to take. */
export function PlaceDialog({ entry, entries, moving, onClose }: PlaceDialogProps) {
  const t = useTexts();
  const words = useThingWords();
  const [first] = useState<Place>(() =>
    entry.isWholeDay ? stepped(entry, 1, entry.thing.minutes) : entry,
  );
  const isMoment = first.from === first.to;
  const [day, setDay] = useState(dayOf(first.from));
  const [start, setStart] = useState(timeOf(minuteOf(first.from)));
  const [end, setEnd] = useState(timeOf(minuteOf(first.to)));
  const length = isMoment ? 0 : lengthBetween(start, end);
  const isUntimed = start === '' && entry.passesMidnight;
  const timed = day && start && (isMoment || end) ? placed(entry, day, start, length) : null;
  const place = day && isUntimed ? wholeDay(entry, day) : timed;
  const clash = place && clashOf(place, entries, entry.key);
  const when = place ? words.placeOf(place) : '';

  /** The end keeps its distance. */
  function changeStart(next: string) {
    if (next && end && !isMoment) setEnd(timeOf((minutesOf(next) + length) % dayMinutes));
    setStart(next);
  }

  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      onSubmit={() => {
        if (!place) return;
        onClose();
        moving.dropAt(entry, place);
      }}
      title={t('moving.ask', { title: entry.thing.title })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} label={t('move.cancel')} />
          <Button type="submit" variant="primary" label={t('moving.move')} />
        </>
      }
    >
      <DateField label={t('field.date')} value={day} onChange={setDay} />
      <Row even>
        <TimeField label={t('field.start')} value={start} onChange={changeStart} />
        {!isMoment && (
          <TimeField label={t('field.end')} after={start} value={end} onChange={setEnd} />
        )}
      </Row>
      <p role="status">
        {clash
          ? t('moving.clash', { when, title: clash.title, length: words.lengthOf(clash.minutes) })
          : place && t('moving.free', { when })}
      </p>
    </Dialog>
  );
}

/** An end before the start is of the next day. */
const lengthBetween = (start: string, end: string): number =>
  start && end ? (minutesOf(end) - minutesOf(start) + dayMinutes) % dayMinutes : 0;

/** To the minute, as it was typed. */
const placed = (entry: Entry, day: string, start: string, length: number): Place =>
  placedAt({ ...entry, isWholeDay: true }, day, minutesOf(start), length, 1);
