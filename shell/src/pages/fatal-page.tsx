import { useText } from '@board/platform';
import { Button } from '@board/ui';
import { useState } from 'react';
import { resetBrowser } from '../offline/reset-browser.ts';
import { hasOverrides, resetOverrides } from '../remotes/overrides/stored-overrides.ts';
import { MessagePage } from './message-page.tsx';

export function FatalPage() {
  const t = useText('shell');
  const [resetting, setResetting] = useState(false);

  async function reset() {
    setResetting(true);
    await resetBrowser();
    location.assign('/');
  }

  return (
    <MessagePage icon="warning" title={t('fatal.title')} text={t('fatal.text')}>
      <Button variant="primary" onClick={() => location.reload()} label={t('fatal.reload')} />
      {hasOverrides() && <Button onClick={resetOverrides}>{t('override.reset')}</Button>}
      <Button busy={resetting} onClick={() => void reset()} label={t('fatal.reset')} />
    </MessagePage>
  );
}
