import type { BodyOf } from '@board/contracts/calls/call';
import type { SlotProps } from '@board/contracts/calls/slots';
import type { createTask } from '@board/contracts/calls/tasks';
import type { SlotName } from '@board/contracts/constants/slots';
import type { LayerAbout } from '@board/contracts/events/event-map';
import type { Place } from '@board/time/words';
import type { ComponentType } from 'react';
import type { Command } from './commands/commands.ts';
import type { Catalogs } from './i18n/catalogues.ts';
import type { DaySourceProps } from './slots/day-sources.tsx';

/** What a host passes to every panel. */
export type PanelProps = SlotProps['board'];

/** One that says how its code is had is fetched by the host, while the part's place is held. */
type Part<Props> = ComponentType<Props> & { load?: () => Promise<unknown> };

export interface LayerProps {
  readonly onClose: () => void;
  readonly about?: LayerAbout;
}

/** What somebody looks for, asked of a remote that says in its descriptor what it finds. */
export interface Asked {
  text: string;
  /** As the product finds words: in any order, in pinyin, by initials. */
  matches: (title: string, text?: string) => boolean;
  /** Nothing was found as it is written: `matches` forgives a slip now. */
  forgiving?: boolean;
  signal: AbortSignal;
}

export interface RemoteHit {
  id: string;
  title: string;
  /** What else it says. */
  text?: string;
  icon?: 'chat' | 'money' | 'repeat';
  /** The module that answers `open`: the shell goes where it stands first. */
  at?: string;
  open: () => void;
}

/** The one thing a remote exposes. What it owns is declared as data in its `remote.json`. */
export interface RemoteModule {
  messages: Catalogs;
  panels?: Readonly<Record<string, Part<PanelProps>>>;
  /** By the path of the descriptor. */
  pages?: Readonly<Record<string, Part<object>>>;
  /** By the slot's name, such as 'header'. */
  slots?: { readonly [Name in SlotName]?: Part<SlotProps[Name]> };
  /** What opens over any page, by the names that `ui.layer` and the descriptor's `adds` say. */
  layers?: Readonly<Record<string, Part<LayerProps>>>;
  /** What it has on days, by the sources of the descriptor; see `useTelling`. */
  days?: Readonly<Record<string, Part<DaySourceProps>>>;
  commands?: readonly Command[];
  /** By the kinds of the descriptor's `search`; the best first. */
  search?: Readonly<Record<string, (asked: Asked) => Promise<readonly RemoteHit[]>>>;
  /** Understands a line as its own quick add would; nothing when it is no task. */
  readLine?: (line: string, place: Place) => Promise<BodyOf<typeof createTask> | undefined>;
  /** Once, before anything of the remote is drawn; returns or registers nothing that `teardown` does not undo. */
  setup?: () => void | Promise<void>;
  teardown?: () => void;
}

/** What a remote does from its setup to its teardown; each answers how it ends. */
export function whileHere(...begin: readonly (() => () => void)[]) {
  let ends: readonly (() => void)[] = [];
  return {
    setup() {
      if (ends.length === 0) ends = begin.map((each) => each());
    },
    teardown() {
      for (const end of ends) end();
      ends = [];
    },
  };
}
