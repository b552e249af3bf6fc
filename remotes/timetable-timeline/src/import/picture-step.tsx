import { assistantLimits } from '@board/contracts/constants/assistant';
import { base64Of, isApiError } from '@board/platform';
import { Button, LoadProblem, Row, Spinner } from '@board/ui';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { usePictureReader } from './import.queries.ts';
import styles from './import-wizard.module.css';

interface PictureStepProps {
  picture: File;
  disabled: boolean;
  /** What was seen, as a file like others. */
  onRead: (lessons: File) => void;
  onBack: () => void;
}

/** A picture goes to somebody else to be read, so it is said to whom, and the person agrees first. */
export function PictureStep({ picture, disabled, onRead, onBack }: PictureStepProps) {
  const t = useTexts();
  const { request, read, reading } = usePictureReader();
  const [failure, setFailure] = useState<string>();
  const { data } = request;
  const isTooLarge = picture.size > assistantLimits.pictureBytes;
  const reader = isTooLarge ? null : data?.reader;

  async function send() {
    if (!reader) return;
    setFailure(undefined);
    try {
      const seen = await read({ body: { picture: await base64Of(picture), reader } });
      const name = picture.name.replace(/\.[^.]*$/, '.json');
      onRead(new File([JSON.stringify(seen)], name, { type: 'application/json' }));
    } catch (error) {
      const said = isApiError(error) && error.status !== 0;
      setFailure(said ? error.message : t('import.pictureFailed'));
    }
  }

  return (
    <section className={styles.part} aria-label={t('import.picture')}>
      <h3>{picture.name}</h3>
      <LoadProblem request={request} failed={t('import.pictureFailed')} />
      {!data && !request.error && <Spinner />}
      {isTooLarge && <p>{t('import.pictureTooLarge')}</p>}
      {!isTooLarge && data?.reader === null && <p>{t('import.pictureNobody')}</p>}
      {reader && <p>{t('import.pictureGoes', { host: reader.host, model: reader.model })}</p>}
      {reader && <p className={styles.note}>{t('import.pictureNote')}</p>}
      <Row>
        {reader && (
          <Button
            variant="primary"
            busy={reading}
            disabled={disabled}
            label={t('import.pictureSend', { host: reader.host })}
            onClick={() => void send()}
          />
        )}
        <Button label={t('import.pictureOther')} disabled={reading} onClick={onBack} />
      </Row>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </section>
  );
}
