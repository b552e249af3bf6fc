import { useSession, useText } from '@board/platform';
import { type CommandGroup, CommandPalette } from '@board/ui/command-palette';
import { useEffect, useState } from 'react';
import type { TitledCommand } from '../commands/titled-command.ts';
import { mayUse } from '../remotes/may-use.ts';
import { useRegistry } from '../remotes/registry.ts';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';
import { findCommands } from './find-commands.ts';

interface PaletteLayerProps {
  commands: readonly TitledCommand[];
  onClose: () => void;
}

/** Every action of every module; those that are not loaded yet are fetched when it opens. */
export function PaletteLayer({ commands, onClose }: PaletteLayerProps) {
  const t = useText('shell');
  const loader = useRemoteLoader();
  const { registry } = useRegistry();
  const { user } = useSession();
  const [query, setQuery] = useState('');

  useEffect(() => {
    for (const { name, disabled, descriptor } of registry?.remotes ?? []) {
      if (disabled || !user || !mayUse(descriptor, user.role)) continue;
      // A remote that cannot come has no commands to offer; its own place says the rest.
      loader.load(name).catch(() => undefined);
    }
  }, [loader, registry, user]);

  const groups = findCommands(commands, query).map(
    ({ group, found }): CommandGroup => ({
      id: group,
      label: group,
      items: found.map(({ id, title, icon, shortcut }) => ({
        id,
        label: title,
        icon,
        detail: shortcut?.toUpperCase(),
      })),
    }),
  );
  return (
    <CommandPalette
      open
      onClose={onClose}
      label={t('header.jump')}
      placeholder={t('header.jump')}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      emptyText={t('palette.empty')}
      hints={[
        { keys: '↑ ↓', text: t('palette.choose') },
        { keys: '↵', text: t('palette.run') },
      ]}
      onRun={({ id }) => {
        onClose();
        commands.find((command) => command.id === id)?.run();
      }}
    />
  );
}
