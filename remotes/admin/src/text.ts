import { type Text, useText } from '@board/platform';

/** The texts of this remote. */
export const useTexts = (): Text => useText('admin');

const remote = 'remote:';
const named = [
  ...['shell', 'admin', 'ai-chat', 'calendar-tasks', 'finance', 'notifications'],
  ...['timetable-timeline', 'assistant', 'backup', 'classes', 'delivery', 'jobs', 'server'],
];

/** Where something was told: a part of the server, or a remote in somebody's browser; a new one by its id. */
export function areaName(t: Text, area: string): string {
  const id = area.replace(remote, '');
  const name = named.includes(id) ? t(`log.area.${id}`) : id;
  return area.startsWith(remote) ? t('log.remote', { name }) : name;
}
