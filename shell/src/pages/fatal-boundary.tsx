import { useText } from '@board/platform';
import { Button } from '@board/ui';
import { Component, type ReactNode, useState } from 'react';
import { resetBrowser } from '../offline/reset-browser.ts';
import { hasOverrides, resetOverrides } from '../remotes/overrides/stored-overrides.ts';
import { MessagePage } from './message-page.tsx';

interface FatalState {
  failed: boolean;
}

/** The last net: below it even the shell itself has thrown. */
export class FatalBoundary extends Component<{ children: ReactNode }, FatalState> {
  override state: FatalState = { failed: false };

  static getDerivedStateFromError(): FatalState {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FatalPage /> : this.props.children;
  }
}

function FatalPage() {
  const t = useText('shell');
  const [resetting, setResetting] = useState(false);

  async function reset() {
    setResetting(true);
    await resetBrowser();
    location.assign('/');
  }

  return (
    <MessagePage icon="warning" title={t('fatal.title')} text={t('fatal.text')}>
      <Button variant="primary" onClick={() => location.reload()} label={t('release.reload')} />
      {hasOverrides() && <Button onClick={resetOverrides}>{t('override.reset')}</Button>}
      <Button busy={resetting} onClick={() => void reset()} label={t('fatal.reset')} />
    </MessagePage>
  );
}
