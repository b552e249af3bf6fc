import { Autocomplete } from '@base-ui/react/autocomplete';
import { categorySeal, categoryStyle } from '@board/contracts/constants/categories';
import type { MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Seal } from '../seal/seal.tsx';
import type { Command, CommandAction } from './command.ts';
import styles from './command-line.module.css';
import { MatchedText } from './matched-text.tsx';

interface CommandLineProps {
  readonly command: Command;
  readonly query: string;
  readonly isChosen: boolean;
  readonly onRun: (command: Command) => void;
  readonly onAct?: ((command: Command, action: CommandAction) => void) | undefined;
  readonly onPick: (command: Command) => void;
}

/** Its small actions are for a pointer; keys and the foot have the same. */
export function CommandLine({ command, query, isChosen, onRun, onAct, onPick }: CommandLineProps) {
  const { label, text, detail, actions = [] } = command;
  const press = (act: () => void) => (event: MouseEvent) => {
    event.stopPropagation();
    act();
  };
  return (
    <Autocomplete.Item value={command} className={styles.item} onClick={() => onRun(command)}>
      <Sign command={command} />
      <span className={styles.words}>
        <span className={styles.word}>
          <MatchedText text={label} query={query} marks={command.marks} />
        </span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
      {actions.length > 0 && (
        <span className={styles.actions} aria-hidden="true">
          {isChosen &&
            actions.map((action) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: for a pointer; keys and the foot have the same
              <span
                key={action.id}
                role="presentation"
                className={styles.action}
                title={action.label}
                onClick={press(() => onAct?.(command, action))}
              >
                <Icon name={action.icon} />
              </span>
            ))}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: shows a finger the foot, which a reader has anyway */}
          <span role="presentation" className={styles.dots} onClick={press(() => onPick(command))}>
            <Icon name="more" />
          </span>
        </span>
      )}
    </Autocomplete.Item>
  );
}

function Sign({ command: { edge, seal, icon } }: { command: Command }) {
  if (edge !== undefined)
    return <i className={styles.edge} style={{ background: `var(--course-${edge}-border)` }} />;
  if (seal !== undefined)
    return <Seal category={categoryStyle(seal)} character={categorySeal(seal)} />;
  return icon ? <Icon name={icon} /> : null;
}
