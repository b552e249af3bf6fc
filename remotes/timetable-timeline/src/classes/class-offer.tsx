import { attempt } from '@board/platform';
import { Button, Row } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './class-section.module.css';
import { type Class, useClassWrites } from './classes.queries.ts';

/** A class on its way to somebody else: who made the offer may take it back, whom it is for agrees or not. */
export function ClassOffer({ of, heir }: { of: Class; heir: string }) {
  const t = useTexts();
  const { endOffer, offer, takeOver } = useClassWrites();
  const { id, name, teacher } = of;
  const params = { id };
  const failed = t('failed');

  function takeBack() {
    const done = t('class.takenBack', { name: heir });
    const undo = () => offer({ params, body: { username: heir } });
    return attempt(() => endOffer({ params }), { done, failed, undo });
  }

  if (teacher === null)
    return (
      <div className={styles.offer} role="status">
        {t('class.waitsFor', { name: heir })}
        <Row>
          <Button
            size="small"
            needsNetwork
            label={t('class.takeBack')}
            onClick={() => void takeBack()}
          />
        </Row>
      </div>
    );
  return (
    <div className={styles.offer} role="status">
      <b className={styles.name}>{t('class.offers', { name: teacher })}</b>
      <small>{t('class.offersNote', { name: teacher })}</small>
      <Row>
        <Button
          size="small"
          variant="primary"
          needsNetwork
          label={t('class.takeOver')}
          onClick={() =>
            void attempt(() => takeOver({ params }), {
              done: t('class.takenOver', { name }),
              failed,
            })
          }
        />
        <Button
          size="small"
          needsNetwork
          label={t('class.decline')}
          onClick={() =>
            void attempt(() => endOffer({ params }), {
              done: t('class.declined', { name, teacher }),
              failed,
            })
          }
        />
      </Row>
    </div>
  );
}
