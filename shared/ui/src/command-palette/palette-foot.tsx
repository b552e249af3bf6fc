import { type RefObject, useEffect, useState } from 'react';
import { Kbd } from '../kbd/kbd.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Command, CommandAction } from './command.ts';
import styles from './palette-foot.module.css';

interface PaletteFootProps {
  readonly command: Command | undefined;
  readonly isPicked: boolean;
  readonly runLabel: string;
  readonly note: string | undefined;
  readonly onRun: (command: Command) => void;
  readonly foot: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onAct: ((command: Command, action: CommandAction) => void) | undefined;
}

const held = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** What can be done with the chosen line, with its keys; on a phone only once its dots were pressed. */
export function PaletteFoot(props: PaletteFootProps) {
  const { command, isPicked, runLabel, note, onRun, onAct, foot, field } = props;
  const said = useLate(note);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it rise to here
    <div
      ref={foot}
      className={styles.foot}
      data-picked={isPicked || undefined}
      onKeyDown={({ key, target }) => {
        if (!(target instanceof HTMLElement)) return;
        if (key === 'ArrowRight') focus(target.nextElementSibling);
        if (key === 'ArrowLeft') focus(target.previousElementSibling ?? field.current);
      }}
    >
      {command && isPicked && <strong className={styles.picked}>{command.label}</strong>}
      {command && (
        <>
          <button type="button" onClick={() => onRun(command)}>
            <Kbd>↵</Kbd> {runLabel}
          </button>
          {command.actions?.map((action) => (
            <button key={action.id} type="button" onClick={() => onAct?.(command, action)}>
              <Kbd>{`${held} ${action.key.toUpperCase()}`}</Kbd> {action.label}
            </button>
          ))}
        </>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {note && (
        <span className={styles.hits} aria-hidden="true">
          <Kbd>↑ ↓</Kbd> {note}
        </span>
      )}
    </div>
  );
}

const focus = (element: Element | null): void => {
  if (element instanceof HTMLElement) element.focus();
};

/** Somebody who types on would hear each count. */
const quietMs = 300;

function useLate(note: string | undefined): string | undefined {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(note), quietMs);
    return () => clearTimeout(timer);
  }, [note]);
  return said;
}
