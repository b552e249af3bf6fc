import type { RemoteState } from '@board/contracts/calls/delivery';
import { attempt, useFormat, useLocale } from '@board/platform';
import { Button } from '@board/ui';
import { Section } from '@board/ui/page';
import { useTexts } from '../text.ts';
import styles from './module-dialog.module.css';
import { useModuleWrites } from './modules.queries.ts';
import { shortVersion } from './short-version.ts';

interface WaitingBuildsProps {
  readonly remotes: readonly RemoteState[];
  readonly onChanged: () => void;
}

/** What the last start did not serve, and why; nothing where all of it was. */
export function WaitingBuilds({ remotes, onChanged }: WaitingBuildsProps) {
  const t = useTexts();
  const waiting = remotes.filter((remote) => remote.waiting !== null);
  if (waiting.length === 0) return null;
  return (
    <Section title={t('modules.waiting')} note={t('modules.waitingText')}>
      <ul className={styles.waiting}>
        {waiting.map((state) => (
          <WaitingBuild key={state.name} state={state} onChanged={onChanged} />
        ))}
      </ul>
    </Section>
  );
}

function WaitingBuild({ state, onChanged }: { state: RemoteState; onChanged: () => void }) {
  const t = useTexts();
  const { instant } = useFormat();
  const name = state.title[useLocale()];
  const { promote, pending } = useModuleWrites(state);
  const { version = '', at = '', problems = [] } = state.waiting ?? {};
  const fill = { name, version: shortVersion(version) };

  async function serve() {
    const words = { done: t('modules.nowAt', fill), failed: t('modules.failed') };
    await attempt(() => promote(version, 'stable'), words);
    onChanged();
  }

  return (
    <li className={styles.row}>
      <div>
        <strong>{t('modules.waits', fill)}</strong>
        <ul className={styles.note}>
          {problems.map(({ remote, message }) => (
            <li key={`${remote} ${message}`}>{t('modules.wouldBreak', { remote, message })}</li>
          ))}
          {problems.length === 0 && <li>{t('modules.heldByShipped')}</li>}
          <li>{t('modules.waitsSince', { at: instant(at) })}</li>
        </ul>
      </div>
      <Button
        needsNetwork
        label={t('modules.serve')}
        busy={pending}
        aria-label={t('modules.serveNamed', fill)}
        onClick={() => void serve()}
      />
    </li>
  );
}
