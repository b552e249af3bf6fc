import { useStateValue, useText } from '@board/platform';
import { commandState } from '@board/platform/host';
import { Dialog, Icon } from '@board/ui';
import { useEffect, useState } from 'react';
import { useCommandTitle } from '../commands/use-command-title.ts';
import { useRegistry } from '../remotes/registry.ts';
import { useRemoteLoader } from '../remotes/remotes-context.tsx';
import styles from './bottom-bar.module.css';

/** Adds what the tab is about; where that is not one thing, asks which. */
export function AddButton({ remotes }: { remotes: readonly string[] }) {
  const t = useText('shell');
  const titleOf = useCommandTitle();
  const byRemote = useStateValue(commandState, (commands) => commands.byRemote);
  const [asking, setAsking] = useState(false);
  useModulesLoaded(asking);
  const adding = Object.entries(byRemote).flatMap(([remote, commands]) =>
    commands.filter((command) => command.adds).map((command) => ({ remote, command })),
  );
  const near = adding.filter(({ remote }) => remotes.includes(remote));
  const [only] = near.length > 0 ? near : adding;
  const oneOnly = near.length === 1 || adding.length === 1;

  return (
    <>
      <button
        type="button"
        className={styles.add}
        aria-label={t('actions.add')}
        disabled={adding.length === 0}
        onClick={() => (oneOnly ? only?.command.run() : setAsking(true))}
      >
        <Icon name="plus" />
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('actions.add')} size="small">
        <div className={styles.choices}>
          {adding.map(({ remote, command }) => (
            <button
              key={command.id}
              type="button"
              className={styles.choice}
              onClick={() => {
                setAsking(false);
                command.run();
              }}
            >
              <Icon name="plus" />
              {titleOf(remote, command)}
            </button>
          ))}
        </div>
      </Dialog>
    </>
  );
}

/** A choice names every module's things, those of the other tabs too, which may not be here yet. */
function useModulesLoaded(needed: boolean): void {
  const loader = useRemoteLoader();
  const { registry } = useRegistry();
  useEffect(() => {
    if (!needed) return;
    for (const { name, descriptor, disabled } of registry?.remotes ?? []) {
      // A remote that cannot come adds nothing; its own place says the rest.
      if (!disabled && descriptor.modules.length > 0) loader.load(name).catch(() => undefined);
    }
  }, [needed, loader, registry]);
}
