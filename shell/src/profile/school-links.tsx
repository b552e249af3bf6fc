import {
  beginSignInLink,
  listSignInLinks,
  removeSignInLink,
  type SignInLink,
} from '@board/contracts/calls/sign-in';
import { attempt, isSure, useApi, useFormat, useLocale, useText, useWrite } from '@board/platform';
import { Button } from '@board/ui';
import { leaveFor } from '../base/leave-for.ts';
import styles from './profile.module.css';
import block from './second-factor.module.css';

/** The schools that let one in here, where the operator has set any up. */
export function SchoolLinks() {
  const t = useText('shell');
  const locale = useLocale();
  const { instant } = useFormat();
  const { data } = useApi(listSignInLinks, {});
  const begin = useWrite(beginSignInLink);
  const removal = useWrite(removeSignInLink);
  const failed = t('actions.failed');
  const nameOf = ({ name_en, name_zh }: SignInLink) => (locale === 'en' ? name_en : name_zh);

  const connect = ({ id }: SignInLink) =>
    attempt(async () => leaveFor((await begin.write({ params: { id } })).url), { failed });

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
                disabled={begin.pending}
                label={t('profile.school.connect')}
                aria-label={t('profile.school.connectNamed', { name: nameOf(way) })}
                onClick={() => void connect(way)}
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
    </div>
  );
}
