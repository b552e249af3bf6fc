import { Kbd } from '../kbd/kbd.tsx';
import type { Command, CommandAction } from './command.ts';
import styles from './command-palette.module.css';

interface PaletteFootProps {
  readonly command: Command | undefined;
  readonly isPicked: boolean;
  readonly runLabel: string;
  readonly note: string | undefined;
  readonly onRun: (command: Command) => void;
  readonly onAct: ((command: Command, action: CommandAction) => void) | undefined;
}

const held = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** What can be done with the chosen line, with its keys; on a phone only once its dots were pressed. */
export function PaletteFoot(props: PaletteFootProps) {
  const { command, isPicked, runLabel, note, onRun, onAct } = props;
  return (
    <div className={styles.foot} data-picked={isPicked || undefined}>
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
      {note && (
        <span className={styles.hits}>
          <Kbd>↑ ↓</Kbd> {note}
        </span>
      )}
    </div>
  );
}
