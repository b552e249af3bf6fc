import { type Text, useText } from '@board/platform';

/** The texts of this remote. */
export const useTexts = (): Text => useText('admin');

const remote = 'remote:';
/** Where something was told: a part of the server, or a remote in somebody's browser; a new one by its id. */
export function areaName(t: Text, area: string): string {
  const id = area.replace(remote, '');
  const name = t(`log.area.${id}`, { defaultValue: id });
  return area.startsWith(remote) ? t('log.remote', { name }) : name;
}
