import { proxy, ref } from 'valtio';

/** An action anybody can reach from the palette. Titles are keys of the remote's own catalog. */
export interface Command {
  id: string;
  title: string;
  /** Further words, in any language, by which it is found. */
  keywords?: string;
  /** Shown and heard, as 'n' or 'g f'. */
  shortcut?: string | undefined;
  /** The page that hears the shortcut by itself while it is shown; elsewhere there is no such command. */
  heardAt?: string;
  /** The module that answers `run`: the shell goes where it stands first. */
  at?: string;
  /** It makes something new, so a phone's add button offers it. */
  adds?: boolean;
  run: () => void;
}

export const commandState = proxy<{ byRemote: Record<string, readonly Command[]> }>({
  byRemote: {},
});

export function registerCommands(remote: string, commands: readonly Command[]): () => void {
  commandState.byRemote[remote] = ref(commands as Command[]);
  return () => {
    delete commandState.byRemote[remote];
  };
}
