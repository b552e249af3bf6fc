import { type Command, useLocale } from '@board/platform';
import i18next from 'i18next';

/** A remote's commands are named in its own catalog. */
export function useCommandTitle() {
  const lng = useLocale();
  return (remote: string, command: Pick<Command, 'title'>): string =>
    i18next.t(command.title, { ns: remote, lng });
}
