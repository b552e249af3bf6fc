import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { classNames } from '../class-names.ts';
import dialog from '../dialog/dialog.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Kbd } from '../kbd/kbd.tsx';
import layer from '../layer/layer.module.css';
import { useWayBack } from '../layer/use-way-back.ts';
import styles from './command-palette.module.css';
import { MatchedText } from './matched-text.tsx';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Where it belongs, or when. */
  readonly detail?: string | undefined;
}

export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Command[];
}

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Already filtered and in order; no empty groups. */
  readonly groups: readonly CommandGroup[];
  readonly onRun: (command: Command) => void;
  readonly emptyText: string;
  readonly hints?: readonly { readonly keys: string; readonly text: string }[] | undefined;
}

export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, label } = props;
  useWayBack(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.scrim} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={classNames(layer.layer, layer.fading, styles.palette)}
            aria-label={label}
          >
            <Search {...props} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Search(props: CommandPaletteProps) {
  const { label, placeholder, query, onQueryChange, groups, emptyText, hints } = props;
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups.map((group) => ({ ...group, value: group.id }))}
      itemToStringValue={(command) => command.label}
      value={query}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') {
          onQueryChange(value);
        }
      }}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.search}>
        <Icon name="search" />
        <Autocomplete.Input className={styles.input} aria-label={label} placeholder={placeholder} />
        <Kbd>Esc</Kbd>
      </div>
      <Autocomplete.Empty className={styles.empty}>{emptyText}</Autocomplete.Empty>
      <Autocomplete.List className={styles.list} aria-label={label}>
        {groups.map((group) => (
          <Autocomplete.Group key={group.id} items={group.items}>
            <Autocomplete.GroupLabel className={styles.label}>
              {group.label}
            </Autocomplete.GroupLabel>
            {group.items.map((command) => (
              <CommandLine key={command.id} command={command} query={query} onRun={props.onRun} />
            ))}
          </Autocomplete.Group>
        ))}
      </Autocomplete.List>
      {hints && (
        <div className={styles.foot} aria-hidden="true">
          {hints.map((hint) => (
            <span key={hint.keys}>
              <Kbd>{hint.keys}</Kbd> {hint.text}
            </span>
          ))}
        </div>
      )}
    </Autocomplete.Root>
  );
}

interface CommandLineProps {
  readonly command: Command;
  readonly query: string;
  readonly onRun: (command: Command) => void;
}

function CommandLine({ command, query, onRun }: CommandLineProps) {
  return (
    <Autocomplete.Item value={command} className={styles.item} onClick={() => onRun(command)}>
      {command.icon && <Icon name={command.icon} />}
      <span className={styles.word}>
        <MatchedText text={command.label} query={query} />
      </span>
      {command.detail && <span className={styles.detail}>{command.detail}</span>}
    </Autocomplete.Item>
  );
}
