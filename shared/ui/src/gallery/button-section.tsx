import { useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './gallery.module.css';
import { pieces } from './pieces.ts';
import { Section } from './section.tsx';

const variants = ['primary', 'default', 'quiet', 'danger', 'danger-solid', 'link'] as const;

export function ButtonSection() {
  return (
    <Section title="Buttons" of={pieces.button}>
      {variants.map((variant) => (
        <VariantLine key={variant} variant={variant} />
      ))}
      <div className={styles.line}>
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="tall">Tall</Button>
      </div>
      <Button size="wide" variant="primary">
        Wide
      </Button>
      <IconButtonLine />
    </Section>
  );
}

function VariantLine({ variant }: Required<Pick<ButtonProps, 'variant'>>) {
  const [busy, setBusy] = useState(false);
  return (
    <div className={styles.line}>
      <Button
        variant={variant}
        icon="plus"
        busy={busy}
        busyText="Adding…"
        onClick={() => setBusy(true)}
      >
        Add task
      </Button>
      <Button variant={variant}>Cancel</Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <Button variant={variant} busy busyText="Saving…">
        Save
      </Button>
      <Button variant={variant} busy>
        Refresh the list
      </Button>
    </div>
  );
}

function IconButtonLine() {
  const [pressed, setPressed] = useState(true);
  return (
    <div className={styles.line}>
      <IconButton icon="more" label="More" />
      <IconButton icon="trash" label="Delete" size="small" />
      <IconButton icon="bell" label="Notifications, 3 unread" badge={3} />
      <IconButton icon="plus" label="Add" size="tall" />
      <IconButton icon="pin" label="Pin" pressed={pressed} onClick={() => setPressed(!pressed)} />
      <IconButton icon="refresh" label="Refresh" busy />
      <IconButton icon="left" label="Earlier" disabled />
      <Tooltip text="Dark mode" shortcut="D">
        <IconButton icon="moon" label="Dark mode" />
      </Tooltip>
    </div>
  );
}
