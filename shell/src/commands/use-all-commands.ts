import { type Command, useLocale, useStateValue } from '@board/platform';
import { commandState, textsOf } from '@board/platform/host';
import { useLocation } from 'react-router-dom';
import { useRegistry } from '../remotes/registry.ts';
import type { TitledCommand } from './titled-command.ts';
import { useGoToModule } from './use-go-to-module.ts';
import { useShellCommands } from './use-shell-commands.ts';

/** What shell and loaded remotes can do, the remotes first. */
export function useAllCommands(): readonly TitledCommand[] {
  const locale = useLocale();
  const titleOf = useCommandTitle();
  const { registry } = useRegistry();
  const byRemote = useStateValue(commandState, (commands) => commands.byRemote);
  const ofShell = useShellCommands();
  const goTo = useGoToModule();
  const ofRemotes = Object.entries(byRemote).flatMap(([remote, commands]) => {
    const descriptor = registry?.remotes.find(({ name }) => name === remote)?.descriptor;
    const anywhere = commands.filter(({ heardAt }) => !heardAt);
    return anywhere.map((command) => ({
      ...command,
      /** One way for every command: go where it is answered, then do it. */
      run() {
        if (command.at) goTo(command.at);
        command.run();
      },
      title: titleOf(remote, command),
      group: descriptor?.title[locale] ?? remote,
      icon: command.adds ? ('plus' as const) : ('right' as const),
    }));
  });
  return [...ofRemotes, ...ofShell];
}

/** What the page that is shown hears by itself. */
export function usePageKeys(): readonly Pick<TitledCommand, 'id' | 'title' | 'shortcut'>[] {
  const titleOf = useCommandTitle();
  const { pathname } = useLocation();
  const byRemote = useStateValue(commandState, (commands) => commands.byRemote);
  return Object.entries(byRemote).flatMap(([remote, commands]) =>
    commands
      .filter(({ heardAt }) => heardAt === pathname)
      .map((command) => ({ ...command, title: titleOf(remote, command) })),
  );
}

/** A remote's commands are named in its own catalog. */
function useCommandTitle() {
  const locale = useLocale();
  return (remote: string, command: Pick<Command, 'title'>): string =>
    textsOf(locale, remote)(command.title);
}
