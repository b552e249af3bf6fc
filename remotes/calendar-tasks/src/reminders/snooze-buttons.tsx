import type { Task } from '@board/contracts/calls/tasks';
import { snoozeMinutes } from '@board/contracts/constants/tasks';
import { toast, toastWritten, useFormat } from '@board/platform';
import { minuteMs } from '@board/time';
import { Button } from '@board/ui';
import { useState } from 'react';
import { messageOf } from '../states/message-of.ts';
import { useTaskWrites } from '../tasks/tasks.queries.ts';
import { useTexts } from '../text.ts';
import styles from './snooze-buttons.module.css';

interface SnoozeButtonsProps {
  readonly task: Task;
  readonly onDone: () => void;
}

export function SnoozeButtons({ task, onDone }: SnoozeButtonsProps) {
  const t = useTexts();
  const { clock } = useFormat();
  const { snooze } = useTaskWrites();
  const [waiting, setWaiting] = useState<number>();

  async function put(minutes: number): Promise<void> {
    setWaiting(minutes);
    try {
      const snoozed = await snooze(task, minutes);
      const time = clock(Date.now() + minutes * minuteMs);
      toastWritten(snoozed, { message: t('snooze.done', { time }) });
      onDone();
    } catch (error) {
      toast({ tone: 'error', message: messageOf(error, t('message.updateFailed')) });
    } finally {
      setWaiting(undefined);
    }
  }

  return (
    <fieldset className={styles.snooze}>
      <legend className={styles.legend}>{t('snooze.title')}</legend>
      {snoozeMinutes.map((minutes) => (
        <Button key={minutes} busy={waiting === minutes} onClick={() => void put(minutes)}>
          {t(`snooze.in.${minutes}`)}
        </Button>
      ))}
    </fieldset>
  );
}
