import type { RemoteState } from '@board/contracts/calls/delivery';
import { staysOn } from '@board/contracts/constants/delivery';
import { attempt, isSure, useSession } from '@board/platform';
import { Button, Dialog } from '@board/ui';
import { Tabs } from '@board/ui/tabs';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { CanaryTab } from './canary-tab.tsx';
import { ChaosTab } from './chaos-tab.tsx';
import { ErrorsTab } from './errors-tab.tsx';
import styles from './module-dialog.module.css';
import { useModuleWrites } from './modules.queries.ts';
import { ReleasesTab } from './releases-tab.tsx';
import { shortVersion } from './short-version.ts';
import { TokensTab } from './tokens-tab.tsx';

interface ModuleDialogProps {
  readonly state: RemoteState;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One remote: its releases, who tries them, what browsers report, and who may ship. */
export function ModuleDialog({ state, title, onClose, onChanged }: ModuleDialogProps) {
  const t = useTexts();
  const { user } = useSession();
  const mayPlay = state.name !== 'shell' && user?.permissions.includes('remotes.override');
  const [tab, setTab] = useState<'releases' | 'canary' | 'errors' | 'tokens' | 'chaos'>('releases');
  return (
    <Dialog
      open
      broad
      onClose={onClose}
      title={title}
      subtitle={shortVersion(state.version)}
      footerStart={
        (state.disabled || !staysOn[state.name]) && (
          <SwitchButton state={state} title={title} onChanged={onChanged} />
        )
      }
    >
      <Tabs
        label={title}
        value={tab}
        onChange={setTab}
        panelClassName={styles.panel}
        items={[
          {
            value: 'releases',
            label: t('modules.tab.releases'),
            content: <ReleasesTab state={state} title={title} onChanged={onChanged} />,
          },
          {
            value: 'canary',
            label: t('modules.tab.canary'),
            content: <CanaryTab state={state} onChanged={onChanged} />,
          },
          {
            value: 'errors',
            label: t('modules.tab.errors'),
            content: <ErrorsTab remote={state.name} />,
          },
          {
            value: 'tokens',
            label: t('modules.tab.tokens'),
            content: <TokensTab remote={state.name} />,
          },
          ...(mayPlay
            ? [
                {
                  value: 'chaos' as const,
                  label: t('modules.tab.chaos'),
                  content: <ChaosTab remote={state.name} />,
                },
              ]
            : []),
        ]}
      />
    </Dialog>
  );
}

/** The kill switch: off it is gone from every board within seconds, and nothing of it is deleted. */
function SwitchButton({ state, title, onChanged }: Omit<ModuleDialogProps, 'onClose'>) {
  const t = useTexts();
  const { turn, pending } = useModuleWrites(state);
  const { disabled } = state;

  async function change() {
    const sure =
      disabled ||
      (await isSure(
        t('modules.offTitle', { name: title }),
        t('modules.offText'),
        t('modules.off'),
      ));
    if (!sure) return;
    await attempt(() => turn(!disabled), {
      done: t(disabled ? 'modules.nowOn' : 'modules.nowOff', { name: title }),
      failed: t('modules.failed'),
    });
    onChanged();
  }

  return (
    <Button
      needsNetwork
      variant={disabled ? 'default' : 'danger'}
      busy={pending}
      onClick={() => void change()}
    >
      {t(disabled ? 'modules.on' : 'modules.off')}
    </Button>
  );
}
