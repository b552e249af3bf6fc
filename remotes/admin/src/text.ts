import { type Text, useText } from '@board/platform';

/** The texts of this remote. */
export const useTexts = (): Text => useText('admin');

const remote = 'remote:';

/** Where something was told: a part of the server, or a remote in somebody's browser. */
export const areaName = (t: Text, area: string): string =>
  area.startsWith(remote) ? t('log.remote', { name: area.slice(remote.length) }) : area;
