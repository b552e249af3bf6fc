import type { Task } from '@board/contracts/calls/tasks';
import { useFormat, useToday } from '@board/platform';
import { addDays, later, presetDays } from '@board/time';
import { Button, DateField, Dialog, type Opened, Row, Segmented, TimeField } from '@board/ui';
import { useState } from 'react';
import { useChangeTasks } from '../task/use-change-tasks.ts';
import { useTold } from '../task/use-told.ts';
import { useTexts } from '../text.ts';

interface MoveDialogProps extends Opened {
  readonly tasks: readonly Task[];
  readonly onMoved: () => void;
}

const presets = ['today', 'tomorrow', 'weekend', 'monday'] as const;

/** Another day for some tasks, and for one another time. */
export function MoveDialog({ tasks, open, onClose, onMoved }: MoveDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  const days = presetDays(today);
  const single = tasks.length === 1 ? tasks[0] : undefined;
  const [start = '', end = ''] = (single?.time ?? '').split('-');
  const [when, setWhen] = useState({ day: single?.date ?? addDays(today, 1), start, end });
  const change = useChangeTasks();
  const told = useTold();
  const time = when.start && when.end ? `${when.start}-${when.end}` : null;
  const keepsTime = !single || time === single.time;
  const isThere = keepsTime && tasks.every(({ date }) => date === when.day);
  // Tomorrow may be the weekend, or the next Monday; a Saturday's 'Sat' would be read as today.
  const offered = presets.filter(
    (name, at) =>
      presets.findIndex((each) => days[each] === days[name]) === at &&
      (name !== 'weekend' || days.weekend !== days.later),
  );

  async function submit() {
    if (!when.day) return;
    onClose();
    if (!keepsTime) return void told.save(single, { date: when.day, time });
    if (await change(tasks, { date: when.day })) onMoved();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={() => void submit()}
      size="small"
      title={t('move.title')}
      subtitle={single ? single.title : t('page.chosen', { count: tasks.length })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} label={t('move.cancel')} />
          <Button type="submit" variant="primary" disabled={isThere}>
            {when.day ? t('move.to', { day: format.monthDay(when.day) }) : t('move.title')}
          </Button>
        </>
      }
    >
      <Segmented
        size="tall"
        label={t('move.days')}
        options={offered.map((name) => ({
          value: days[name],
          label: t(`move.${name}`, { day: format.shortWeekday(days[name]) }),
        }))}
        value={when.day}
        onChange={(day) => setWhen({ ...when, day })}
      />
      <DateField
        label={t('field.date')}
        value={when.day}
        onChange={(day) => setWhen((before) => ({ ...before, day }))}
        onTime={
          single &&
          (({ start, end = later(start) }) => setWhen((before) => ({ ...before, start, end })))
        }
      />
      {single && (
        <Row even>
          <TimeField
            label={t('field.start')}
            value={when.start}
            onChange={(value) => setWhen({ ...when, start: value })}
          />
          <TimeField
            label={t('field.end')}
            after={when.start}
            value={when.end}
            hint={when.end && when.end < when.start ? t('field.nextDay') : undefined}
            onChange={(value) => setWhen({ ...when, end: value })}
          />
        </Row>
      )}
    </Dialog>
  );
}
