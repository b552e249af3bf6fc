import {
  beginSignInLink,
  listSignInLinks,
  removeSignInLink,
  type SignInLink,
} from '@board/contracts/calls/sign-in';
import { attempt, isSure, useApi, useFormat, useLocale, useText, useWrite } from '@board/platform';
import { Button } from '@board/ui';
import { useState } from 'react';
import { leaveFor } from '../../base/leave-for.ts';
import { PasswordDialog } from '../parts/password-dialog.tsx';
import styles from '../parts/profile.module.css';
import block from '../parts/second-factor.module.css';

/** The schools that let one in here, where the operator has set any up. */
export function SchoolLinks() {
  const t = useText('shell');
  const locale = useLocale();
  const { instant } = useFormat();
  const { data } = useApi(listSignInLinks, {});
  const [wanted, setWanted] = useState<SignInLink>();
  const removal = useWrite(removeSignInLink);
  const failed = t('actions.failed');
  const nameOf = ({ name_en, name_zh }: SignInLink) => (locale === 'en' ? name_en : name_zh);

  async function disconnect(way: SignInLink) {
    const sure = await isSure(
      t('profile.school.removeTitle', { name: nameOf(way) }),
      t('profile.school.removeText'),
      t('profile.school.remove'),
    );
    if (sure) await attempt(() => removal.write({ params: { id: way.id } }), { failed });
  }

  if (!data || data.items.length === 0) return null;
  return (
    <div className={block.block}>
      <h3>{t('profile.school.title')}</h3>
      <p>{t('profile.school.about')}</p>
      <ul className={block.list}>
        {data.items.map((way) => (
          <li key={way.id} className={styles.line}>
            <span>
              {nameOf(way)}
              <span className={styles.note}>
                {way.linked_at
                  ? t('profile.school.since', { time: instant(way.linked_at) })
                  : t('profile.school.none')}
              </span>
            </span>
            {way.linked_at === null ? (
              <Button
                needsNetwork
                size="small"
                label={t('profile.school.connect')}
                aria-label={t('profile.school.connectNamed', { name: nameOf(way) })}
                onClick={() => setWanted(way)}
              />
            ) : (
              <Button
                needsNetwork
                size="small"
                variant="quiet"
                disabled={removal.pending}
                hindrance={way.can_unlink ? undefined : t('profile.school.last')}
                label={t('profile.school.remove')}
                aria-label={t('profile.school.removeNamed', { name: nameOf(way) })}
                onClick={() => void disconnect(way)}
              />
            )}
          </li>
        ))}
      </ul>
      {wanted && (
        <ConnectDialog id={wanted.id} name={nameOf(wanted)} onClose={() => setWanted(undefined)} />
      )}
    </div>
  );
}

function ConnectDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useText('shell');
  const { write } = useWrite(beginSignInLink);
  return (
    <PasswordDialog
      draft="profile.school.connect"
      send={async (body) => leaveFor((await write({ params: { id }, body })).url)}
      onClose={onClose}
      title={t('profile.school.connectNamed', { name })}
      submitLabel={t('profile.school.connect')}
    >
      <p>{t('profile.school.about')}</p>
    </PasswordDialog>
  );
}
