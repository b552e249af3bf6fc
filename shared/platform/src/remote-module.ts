import type { BoardProps, HeaderProps } from '@board/contracts/calls/slots';
import type { LayerAbout } from '@board/contracts/events/event-map';
import type { ComponentType } from 'react';
import type { Command } from './commands/commands.ts';
import type { Catalogs } from './i18n/i18n.ts';

/** What a host passes to every panel. */
export type PanelProps = BoardProps;

/** One that says how its code is had is fetched by the host, while the part's place is held. */
type Part<Props> = ComponentType<Props> & { load?: () => Promise<unknown> };

export interface LayerProps {
  readonly onClose: () => void;
  readonly about?: LayerAbout;
}

/** The one thing a remote exposes. What it owns is declared as data in its `remote.json`. */
export interface RemoteModule {
  messages: Catalogs;
  panels?: Readonly<Record<string, Part<PanelProps>>>;
  /** By the path of the descriptor. */
  pages?: Readonly<Record<string, Part<object>>>;
  /** By the slot's name, such as 'header'. */
  slots?: Readonly<Record<string, Part<HeaderProps>>>;
  /** What opens over any page, by the names that `ui.layer` and the descriptor's `adds` say. */
  layers?: Readonly<Record<string, Part<LayerProps>>>;
  commands?: readonly Command[];
  /** Once, before anything of the remote is drawn; returns or registers nothing that `teardown` does not undo. */
  setup?: () => void | Promise<void>;
  teardown?: () => void;
}
