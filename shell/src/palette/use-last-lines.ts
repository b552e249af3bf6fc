import { createTask, deleteTask, type Task } from '@board/contracts/calls/tasks';
import { attempt, useFormat, useLocale, useSend, useText, useTimeZone } from '@board/platform';
import { wallIn } from '@board/time';
import type { Command } from '@board/ui/command-palette';
import { keysToTell } from '../commands/palette-keys.ts';
import { useAskAssistant } from '../commands/use-ask-assistant.ts';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';
import { useIsHere } from '../remotes/remotes-here.ts';
import { useTold } from './use-told.ts';

/** The remote that understands a line as a task. */
const reader = 'calendar-tasks';

/** The two lines that are always there: what was typed can be added, or asked. */
export function useLastLines(query: string) {
  const t = useText('shell');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = useFormat();
  const loader = useRemoteLoader();
  const send = useSend(createTask);
  const remove = useSend<typeof deleteTask, Task>(deleteTask);
  const told = useTold();
  const line = query.trim();
  const isHere = useIsHere();
  const ask = useAskAssistant();

  const lines: Command[] = [
    { id: 'add', label: t('palette.add', { line }), icon: 'plus', detail: keysToTell('Ctrl ↵') },
    ...(isHere('ai-chat')
      ? [
          {
            id: 'ask',
            label: t('palette.ask', { line }),
            icon: 'chat',
            detail: keysToTell('Alt ↵'),
          } as const,
        ]
      : []),
  ];

  async function add(): Promise<void> {
    const { day: today, time: now } = wallIn(timeZone, Date.now());
    const { module } = await loader.load(reader);
    const body = await module.readLine?.(line, {
      locale,
      today,
      openDay: today,
      now,
      zone: timeZone,
    });
    if (!body) throw new Error(`${reader} cannot read a line.`);
    const task = await send({ body });
    const day = format.shortDay(task.date);
    const { id, title, series_id: series } = task;
    const input = {
      params: { id },
      query: { scope: series === null ? 'one' : 'following' },
    } as const;
    told(task, t('palette.added', { title, day }), () => remove(input, { seen: task }));
  }

  return {
    lines: line === '' ? [] : lines,
    run(id: string): boolean {
      if (id === 'add') void attempt(add, { failed: t('palette.failed') });
      else if (id === 'ask') ask(line);
      else return false;
      return true;
    },
  };
}
