import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import dialog from '../dialog/dialog.module.css';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import layer from '../layer/layer.module.css';
import { useWayBack } from '../layer/use-way-back.ts';
import type { Command, CommandAction, CommandGroup } from './command.ts';
import { CommandLine } from './command-line.tsx';
import styles from './command-palette.module.css';
import { PaletteFoot } from './palette-foot.tsx';

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly placeholder: string;
  readonly closeLabel: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Already filtered and in order; no empty groups. */
  readonly groups: readonly CommandGroup[];
  /** Always there, at the end: the first also by Ctrl Enter, the second by Alt Enter. */
  readonly last?: readonly Command[] | undefined;
  readonly onRun: (command: Command) => void;
  readonly onAct?: ((command: Command, action: CommandAction) => void) | undefined;
  /** What there is to say of the search: nothing found, no network. */
  readonly status?: string | undefined;
  readonly examples?: { readonly label: string; readonly words: readonly string[] } | undefined;
  /** Names what Enter does. */
  readonly runLabel: string;
  /** Names the dots that show a hit's actions to a finger. */
  readonly note?: string | undefined;
}

export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, label } = props;
  useWayBack(open, onClose);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()} modal="trap-focus">
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.scrim} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={classNames(layer.layer, layer.fading, styles.palette)}
            aria-label={label}
            initialFocus={field}
          >
            <Search {...props} field={field} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const none: readonly Command[] = [];

function Search(props: CommandPaletteProps & { field: RefObject<HTMLInputElement | null> }) {
  const { label, placeholder, query, onQueryChange, groups, last = none, onRun, onAct } = props;
  const [chosen, setChosen] = useState<Command>();
  const foot = useRef<HTMLDivElement>(null);
  /** Whose actions a finger asked for. */
  const [picked, setPicked] = useState<Command>();
  const all = last.length > 0 ? [...groups, { id: 'last', label: '', items: last }] : groups;
  const shown = picked ?? chosen;

  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const held = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && (held || event.altKey)) {
      const line = last[held ? 0 : 1];
      if (!line) return;
      event.preventDefault();
      event.stopPropagation();
      onRun(line);
      return;
    }
    // At the end of the words the arrow leads to what can be done.
    const isBare = !held && !event.altKey && !event.shiftKey;
    if (event.key === 'ArrowRight' && isBare && chosen?.actions && isAtEnd(event.target)) {
      event.preventDefault();
      foot.current?.querySelector('button')?.focus();
      return;
    }
    const action = held && chosen?.actions?.find(({ key }) => key === event.key.toLowerCase());
    if (!action || !chosen || hasSelection(event.target)) return;
    event.preventDefault();
    onAct?.(chosen, action);
  }

  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={all.map((group) => ({ ...group, value: group.id }))}
      itemToStringValue={(command) => command.label}
      value={query}
      onValueChange={(value, { reason }) => {
        if (reason === 'item-press') return;
        setPicked(undefined);
        onQueryChange(value);
      }}
      onItemHighlighted={setChosen}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.search} onKeyDownCapture={onKey}>
        <Dialog.Close className={styles.back} aria-label={props.closeLabel}>
          <Icon name="back" />
        </Dialog.Close>
        <Icon name="search" />
        <Autocomplete.Input
          ref={props.field}
          className={styles.input}
          aria-label={label}
          placeholder={placeholder}
          maxLength={mostLetters}
          enterKeyHint="search"
        />
        <span className={styles.escape}>
          <Kbd>Esc</Kbd>
        </span>
      </div>
      <p className={styles.status} role="status">
        {props.status}
      </p>
      <Autocomplete.List className={styles.list} aria-label={label}>
        <div className={styles.found} role="presentation">
          {groups.map((group) => (
            <Autocomplete.Group key={group.id} items={group.items}>
              <Autocomplete.GroupLabel className={styles.label}>
                {group.label}
                {group.note && <span>{group.note}</span>}
              </Autocomplete.GroupLabel>
              {group.items.map((command) => (
                <CommandLine
                  key={command.id}
                  command={command}
                  query={query}
                  isChosen={command.id === shown?.id}
                  onRun={onRun}
                  onAct={onAct}
                  onPick={setPicked}
                />
              ))}
            </Autocomplete.Group>
          ))}
        </div>
        {last.length > 0 && (
          <Autocomplete.Group items={last} className={styles.last} aria-label={label} data-last>
            {last.map((command) => (
              <CommandLine
                key={command.id}
                command={command}
                query=""
                isChosen={false}
                onRun={onRun}
                onAct={onAct}
                onPick={setPicked}
              />
            ))}
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {props.examples && (
        <div className={styles.examples}>
          <p className={styles.label}>{props.examples.label}</p>
          {props.examples.words.map((words) => (
            <button
              key={words}
              type="button"
              className={styles.example}
              onClick={() => onQueryChange(words)}
            >
              {words}
            </button>
          ))}
        </div>
      )}
      <PaletteFoot
        command={shown}
        isPicked={picked !== undefined}
        runLabel={props.runLabel}
        note={props.note}
        onRun={onRun}
        onAct={onAct}
        foot={foot}
        field={props.field}
      />
    </Autocomplete.Root>
  );
}

/** As the server takes it. */
const mostLetters = 100;

const isAtEnd = (field: EventTarget): boolean =>
  field instanceof HTMLInputElement && field.selectionStart === field.value.length;

const hasSelection = (field: EventTarget): boolean =>
  field instanceof HTMLInputElement && field.selectionStart !== field.selectionEnd;
