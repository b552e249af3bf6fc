import { useText } from '@board/platform';
import { Button } from '@board/ui';
import { useState } from 'react';
import { readRegistry } from '../remotes/registry.ts';
import { MessagePage } from './message-page.tsx';

/** Nobody could be told what the board is made of. */
export function RegistryTrouble() {
  const t = useText('shell');
  const [asking, setAsking] = useState(false);

  function ask() {
    setAsking(true);
    readRegistry({ fresh: true })
      // The registry's own state says that it failed again.
      .catch(() => undefined)
      .finally(() => setAsking(false));
  }

  return (
    <MessagePage icon="plug" title={t('registry.title')} text={t('registry.text')}>
      <Button variant="primary" busy={asking} onClick={ask} label={t('actions.retry')} />
    </MessagePage>
  );
}
