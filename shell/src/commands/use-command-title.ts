import type { Command } from '@board/platform';
import { useTranslation } from 'react-i18next';

/** A remote's commands are named in its own catalog. */
export function useCommandTitle() {
  const { t } = useTranslation();
  return (remote: string, command: Pick<Command, 'title'>): string =>
    t(command.title, { ns: remote });
}
