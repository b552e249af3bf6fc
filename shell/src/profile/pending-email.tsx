import { askEmailAgain, withdrawEmail } from '@board/contracts/calls/account';
import type { User } from '@board/contracts/calls/user';
import { toast, useText, useWrite } from '@board/platform';
import { Button, Row } from '@board/ui';
import { troubleText } from '../api/trouble-text.ts';
import { adoptUser } from '../session/session.ts';
import styles from './parts/profile.module.css';

/** The address that waits for the answer to a mail, in words, and what one can do about it. */
export function PendingEmail({ user, waiting }: { user: User; waiting: string }) {
  const t = useText('shell');
  const again = useWrite(askEmailAgain);
  const withdrawal = useWrite(withdrawEmail);
  const isNew = waiting !== user.email;

  async function act(work: () => Promise<User>, done: string) {
    try {
      adoptUser(await work());
      toast({ tone: 'success', message: done });
    } catch (error) {
      toast({ tone: 'error', message: troubleText(error, t) });
    }
  }

  return (
    <div className={styles.waiting}>
      <p>
        {isNew
          ? t('profile.email.waits', { email: waiting, present: user.email })
          : t('profile.email.unconfirmed')}
      </p>
      <Row>
        <Button
          needsNetwork
          label={t('profile.email.again')}
          busy={again.pending}
          onClick={() =>
            void act(() => again.write({}), t('profile.email.sent', { email: waiting }))
          }
        />
        {isNew && (
          <Button
            needsNetwork
            label={t('profile.email.withdraw')}
            variant="quiet"
            busy={withdrawal.pending}
            onClick={() => void act(() => withdrawal.write({}), t('profile.email.withdrawn'))}
          />
        )}
      </Row>
    </div>
  );
}
