import type { Task } from '@board/contracts/calls/tasks';
import { snoozeMinutes } from '@board/contracts/constants/tasks';
import { attempt, useFormat } from '@board/platform';
import { minuteMs } from '@board/time';
import { Button, Row } from '@board/ui';
import { useState } from 'react';
import { TaskPart } from '../task/task-part.tsx';
import { useTaskWrites } from '../task/writes.queries.ts';
import { useTexts } from '../text.ts';

export function SnoozeButtons({ task, onDone }: { task: Task; onDone: () => void }) {
  const t = useTexts();
  const { clock } = useFormat();
  const { snooze } = useTaskWrites();
  const [waiting, setWaiting] = useState<number>();

  async function put(minutes: number): Promise<void> {
    setWaiting(minutes);
    const time = clock(Date.now() + minutes * minuteMs);
    const words = { done: t('snooze.done', { time }), failed: t('message.updateFailed') };
    if (await attempt(() => snooze(task, minutes), words)) onDone();
    setWaiting(undefined);
  }

  return (
    <TaskPart title={t('snooze.title')}>
      <Row>
        {snoozeMinutes.map((minutes) => (
          <Button key={minutes} busy={waiting === minutes} onClick={() => void put(minutes)}>
            {t(`snooze.in.${minutes}`)}
          </Button>
        ))}
      </Row>
    </TaskPart>
  );
}
