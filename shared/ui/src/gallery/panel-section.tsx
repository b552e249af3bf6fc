import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Panel } from '../panel/panel.tsx';
import { PanelSkeleton } from '../skeleton/panel-skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { UnavailableState } from '../states/unavailable-state.tsx';
import styles from './gallery.module.css';
import { pieces } from './pieces.ts';
import { Section } from './section.tsx';

export interface PanelSectionProps {
  readonly onRetry: () => void;
}

export function PanelSection({ onRetry }: PanelSectionProps) {
  const refresh = <IconButton icon="refresh" size="small" label="Refresh" onClick={onRetry} />;
  const filled = (
    <ul className={styles.list}>
      <li>Breakfast</li>
      <li>Lunch</li>
      <li>Printing</li>
    </ul>
  );
  return (
    <Section title="Panels in five states" of={pieces.panel}>
      <div className={styles.columns}>
        <Panel title="Loading ledger" note="18 Nov" className={styles.framed} busy>
          <PanelSkeleton height={160} rows={4} label="Loading the ledger" />
        </Panel>
        <Panel title="Empty ledger" note="18 Nov" className={styles.framed}>
          <EmptyState
            title="A quiet day"
            text="Nothing spent and nothing earned on this day yet."
            action={<Button icon="plus">Add a record</Button>}
          />
        </Panel>
        <Panel title="Filled ledger" note="18 Nov" actions={refresh} className={styles.framed}>
          {filled}
        </Panel>
        <Panel
          title="Stale ledger"
          note="18 Nov"
          className={styles.framed}
          state={
            <ErrorState message="The server did not answer." since="15:02" onRetry={onRetry} />
          }
        >
          {filled}
        </Panel>
        <Panel title="Absent ledger" className={styles.framed} flush>
          <UnavailableState
            message="Finance is not available at the moment. The rest of the board works without it."
            onRetry={onRetry}
          />
        </Panel>
      </div>
    </Section>
  );
}
