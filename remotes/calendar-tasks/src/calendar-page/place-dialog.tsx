import { minutesOf, timeOf } from '@board/time';
import { Button, DateField, Dialog, TimeField } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import type { Entry } from './entries.ts';
import { clashOf, dayOf, minuteOf, placedAt, stepped } from './moving.ts';
import type { Moving } from './use-moving.ts';
import { useThingWords } from './use-thing-words.ts';

interface PlaceDialogProps {
  readonly entry: Entry;
  readonly entries: readonly Entry[];
  readonly moving: Pick<Moving, 'dropAt'>;
  readonly onClose: () => void;
}

/** A day and a time for a thing, without a drag: as long as it is meant to take. */
export function PlaceDialog({ entry, entries, moving, onClose }: PlaceDialogProps) {
  const t = useTexts();
  const words = useThingWords();
  const [first] = useState(() => stepped(entry, 1, entry.thing.minutes));
  const [day, setDay] = useState(dayOf(first.from));
  const [start, setStart] = useState(timeOf(minuteOf(first.from)));
  const place = day && start ? placedAt(entry, day, minutesOf(start), entry.thing.minutes) : null;
  const clash = place && clashOf(place, entries, entry.key);
  const when = place ? words.placeOf(place) : '';
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
      <TimeField label={t('field.start')} value={start} onChange={setStart} />
      <p role="status">
        {clash
          ? t('moving.clash', { when, title: clash.title, length: words.lengthOf(clash.minutes) })
          : place && t('moving.free', { when })}
      </p>
    </Dialog>
  );
}
