import { type SearchKind, searchLimit } from '@board/contracts/constants/search';
import { useFormat, useSession, useText } from '@board/platform';
import { type Command, type CommandGroup, CommandPalette } from '@board/ui/command-palette';
import { useEffect, useState } from 'react';
import { keysToTell } from '../commands/palette-keys.ts';
import type { TitledCommand } from '../commands/titled-command.ts';
import { useGoToModule } from '../commands/use-go-to-module.ts';
import { keepRecent } from '../kept/recent-hits.ts';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';
import { useRemotesHere } from '../remotes/remotes-here.ts';
import { useWords } from './early-letters.ts';
import { type FoundCommand, findCommands, isNamed } from './find-commands.ts';
import { useFound } from './use-found.ts';
import { useHitActs } from './use-hit-acts.ts';
import { idOf, useHitLine } from './use-hit-line.ts';
import { useLastLines } from './use-last-lines.ts';
import { useRecent } from './use-recent.ts';
import { useRemoteHits } from './use-remote-hits.ts';

interface PaletteLayerProps {
  commands: readonly TitledCommand[];
  onClose: () => void;
}

/** Finds whatever the person has, what remotes find by themselves, pages and commands; what is found nowhere can be added or asked. */
export function PaletteLayer({ commands, onClose }: PaletteLayerProps) {
  const t = useText('shell');
  const format = useFormat();
  const { user } = useSession();
  const person = user?.id ?? '';
  const [query, setQuery] = useWords();
  const [all, setAll] = useState<SearchKind>();
  useRemotesLoaded();
  const { found, isSlow } = useFound(query, all);
  const { groups: remote, isReady } = useRemoteHits(query);
  const lineOf = useHitLine();
  const acts = useHitActs();
  const goTo = useGoToModule();
  const last = useLastLines(query);

  const isEmpty = query.trim() === '';
  const named = findCommands(commands, query);
  const isName = isNamed(named, query);
  /** A name of one's own beats a day that is read in its words. */
  const result = isName && found?.only_day ? undefined : found;
  const opened = useRecent(person);
  const recent = isEmpty ? opened : [];
  const hits = [...recent, ...(result?.groups.flatMap((group) => group.hits) ?? [])];
  const groups: CommandGroup[] = isEmpty
    ? [
        { id: 'recent', label: t('palette.recent'), items: recent.map(lineOf) },
        ...ofCommands(findCommands(commands, '')),
      ]
    : [
        ...(isName ? ofCommands(named) : []),
        ...(result?.groups ?? []).map((group) => ({
          id: group.kind,
          label: t(`palette.kind.${group.kind}`),
          note: countOf(group.total),
          items: [
            ...group.hits.map(lineOf),
            ...(group.total > group.hits.length
              ? [
                  {
                    id: `all ${group.kind}`,
                    label: t('palette.all', { count: countOf(group.total) }),
                    icon: 'down' as const,
                    marks: [],
                  },
                ]
              : []),
          ],
        })),
        ...remote.map(({ id, label, hits: own }) => ({
          id,
          label,
          items: own.map((hit) => ({
            id: `${id} ${hit.id}`,
            label: hit.title,
            icon: hit.icon ?? 'chat',
            text: hit.text,
            marks: hit.marks,
          })),
        })),
        ...(isName ? [] : ofCommands(named)),
      ];
  const shown = groups.filter(({ items }) => items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);

  function ofCommands(list: readonly FoundCommand[]): CommandGroup[] {
    const isPage = ({ group }: FoundCommand) => group === t('commands.pages');
    const part = (id: string, label: string, items: readonly FoundCommand[]) => ({
      id,
      label,
      items: items.map(({ id: own, title, icon, shortcut, marks }) => ({
        id: own,
        label: title,
        icon,
        marks,
        detail: keysToTell(shortcut?.toUpperCase()),
      })),
    });
    return [
      part('pages', t('commands.pages'), list.filter(isPage)),
      part(
        'commands',
        t('palette.commands'),
        list.filter((each) => !isPage(each)),
      ),
    ];
  }

  function run({ id }: Command) {
    if (id.startsWith('all ')) {
      setAll(id.slice('all '.length) as SearchKind);
      return;
    }
    onClose();
    if (last.run(id)) return;
    const hit = hits.find((each) => idOf(each) === id);
    if (hit) {
      keepRecent(person, hit);
      acts.open(hit);
      return;
    }
    const own = remote
      .flatMap((group) => group.hits.map((each) => ({ ...each, id: `${group.id} ${each.id}` })))
      .find((each) => each.id === id);
    if (own) {
      if (own.at) goTo(own.at);
      own.open();
    } else commands.find((command) => command.id === id)?.run();
  }

  return (
    <CommandPalette
      open
      onClose={onClose}
      label={t('header.jump')}
      placeholder={t('header.jump')}
      closeLabel={t('palette.close')}
      query={query}
      onQueryChange={(next) => {
        setAll(undefined);
        setQuery(next);
      }}
      groups={shown}
      last={last.lines}
      status={isEmpty ? undefined : statusOf()}
      examples={
        isEmpty
          ? { label: t('palette.examples'), words: t('palette.exampleWords').split(' | ') }
          : undefined
      }
      runLabel={t('palette.open')}
      note={isEmpty ? undefined : t('palette.hits', { count })}
      onRun={run}
      onAct={(command, action) => {
        const hit = hits.find((each) => idOf(each) === command.id);
        if (!hit) return;
        onClose();
        acts.act(hit, action.id);
      }}
    />
  );

  function statusOf(): string | undefined {
    if (isSlow) return t('palette.slow');
    if (found?.of !== query.trim()) return undefined;
    if (result?.only_day) return t('palette.onlyDay', { words: found.rest });
    if (count === 0) return isReady ? t('palette.empty') : undefined;
    if (found.kept) return t('palette.kept');
    return result?.day ? t('palette.onDay', { day: format.fullDay(result.day) }) : undefined;
  }
}

/** More than are looked at may be there. */
const countOf = (total: number): string => `${total}${total < searchLimit.hits ? '' : '+'}`;

/** Their commands and sources are found once they are here. */
function useRemotesLoaded(): void {
  const loader = useRemoteLoader();
  const remotes = useRemotesHere();
  useEffect(() => {
    for (const { name } of remotes) {
      // A remote that cannot come has no commands to offer; its own place says the rest.
      loader.load(name).catch(() => undefined);
    }
  }, [loader, remotes]);
}
