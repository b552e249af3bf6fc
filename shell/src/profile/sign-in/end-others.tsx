import { endOtherSessions } from '@board/contracts/calls/account';
import { attempt, useText, useWrite } from '@board/platform';
import { Button } from '@board/ui';

/** For whoever is not sure that he is the only one. */
export function EndOthers({ onEnded }: { onEnded?: () => void }) {
  const t = useText('shell');
  const { write, pending } = useWrite(endOtherSessions);
  const end = () =>
    attempt(() => write({}).finally(onEnded), {
      done: t('profile.sessions.othersEnded'),
      failed: t('actions.failed'),
    });
  return (
    <Button
      needsNetwork
      busy={pending}
      label={t('profile.sessions.endOthers')}
      onClick={() => void end()}
    />
  );
}
