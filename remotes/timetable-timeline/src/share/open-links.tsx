import { attempt, useFormat } from '@board/platform';
import { Button, LoadProblem } from '@board/ui';
import { useTexts } from '../text.ts';
import { type Share, useShares, useShareWrites } from './share.queries.ts';
import styles from './share-layer.module.css';

/** The links that still show something, each with its end. */
export function OpenLinks({ onEnd }: { onEnd: (id: string) => void }) {
  const t = useTexts();
  const { instant } = useFormat();
  const request = useShares();
  const { end } = useShareWrites();
  const links = request.data?.items ?? [];

  const name = ({ shows, expires_at }: Share) =>
    t('share.linkOf', {
      what: t(shows === 'courses' ? 'share.courses' : 'share.busy'),
      until: instant(expires_at),
    });
  async function endIt({ id }: Share) {
    const words = { done: t('share.ended'), failed: t('share.failed') };
    if (await attempt(() => end(id), words)) onEnd(id);
  }

  return (
    <>
      <LoadProblem request={request} failed={t('share.listFailed')} />
      {links.length > 0 && (
        <section aria-label={t('share.open')}>
          <h3 className={styles.title}>{t('share.open')}</h3>
          <ul className={styles.links}>
            {links.map((share) => (
              <li key={share.id}>
                <span>{name(share)}</span>
                <Button
                  size="small"
                  variant="quiet"
                  needsNetwork
                  aria-label={t('share.endOf', { link: name(share) })}
                  label={t('share.end')}
                  onClick={() => void endIt(share)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
