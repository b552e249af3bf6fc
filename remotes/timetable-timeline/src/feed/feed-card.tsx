import { copy, isSure, toast } from '@board/platform';
import { Button, LoadProblem, lateDialog, Row, TextField } from '@board/ui';
import { Section } from '@board/ui/page';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { useFeed, useFeedWrites } from './feed.queries.ts';
import styles from './feed-card.module.css';

const FeedPhone = lateDialog(async () => (await import('./feed-phone.tsx')).FeedPhone);

/** Calendars take such an address as one to subscribe to; a browser would load the file once. */
const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The private calendar address: made, copied, renewed and revoked here. */
export function FeedCard() {
  const t = useTexts();
  const request = useFeed();
  const { rotate, rotating, revoke } = useFeedWrites();
  const failed = () => toast({ tone: 'error', message: t('feed.failed') });
  const [shown, setShown] = useState(false);
  const url = request.data?.url ?? null;

  async function make() {
    const renewing = url !== null;
    if (renewing && !(await ask('feed.rotate', 'feed.rotateWarning'))) return;
    await rotate().catch(failed);
  }

  async function end() {
    if (await ask('feed.revoke', 'feed.revokeWarning')) await revoke().catch(failed);
  }

  const ask = (title: string, message: string) => isSure(t(title), t(message), t(title));

  return (
    <Section title={t('feed.title')}>
      <p className={styles.note}>{t('feed.note')}</p>
      <LoadProblem request={request} failed={t('feed.failed')} />
      {url !== null && (
        <>
          <TextField
            label={t('feed.url')}
            hideLabel
            readOnly
            mono
            value={url}
            onChange={() => {}}
          />
          <p className={styles.open}>
            <a href={webcalOf(url)}>{t('feed.open')}</a>
          </p>
        </>
      )}
      <Row>
        {url === null ? (
          <Button icon="link" busy={rotating} onClick={() => void make()} label={t('feed.make')} />
        ) : (
          <>
            <Button
              icon="copy"
              onClick={() => void copy(url, { done: t('feed.copied'), failed: t('feed.failed') })}
              label={t('copy')}
            />
            <Button onClick={() => setShown(true)} label={t('feed.phone')} />
            <Button variant="quiet" busy={rotating} onClick={() => void make()}>
              {t('feed.rotate')}
            </Button>
            <Button variant="quiet" onClick={() => void end()} label={t('feed.revoke')} />
          </>
        )}
      </Row>
      {shown && url !== null && (
        <FeedPhone address={webcalOf(url)} onClose={() => setShown(false)} />
      )}
    </Section>
  );
}
