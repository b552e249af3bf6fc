import { isSure, toast } from '@board/platform';
import { Button, LoadProblem, Row, TextField } from '@board/ui';
import { Section } from '@board/ui/page';
import { useTexts } from '../text.ts';
import { useFeed, useFeedWrites } from './feed.queries.ts';
import styles from './feed-card.module.css';

/** The private calendar address: made, copied, renewed and revoked here. */
export function FeedCard() {
  const t = useTexts();
  const request = useFeed();
  const { rotate, rotating, revoke } = useFeedWrites();
  const failed = () => toast({ tone: 'error', message: t('feed.failed') });
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

  async function copy() {
    await navigator.clipboard.writeText(url ?? '');
    toast({ tone: 'success', message: t('feed.copied') });
  }

  return (
    <Section title={t('feed.title')}>
      <p className={styles.note}>{t('feed.note')}</p>
      <LoadProblem request={request} failed={t('feed.failed')} />
      {url !== null && (
        <TextField label={t('feed.url')} hideLabel readOnly mono value={url} onChange={() => {}} />
      )}
      <Row>
        {url === null ? (
          <Button icon="link" busy={rotating} onClick={() => void make()} label={t('feed.make')} />
        ) : (
          <>
            <Button icon="copy" onClick={() => void copy().catch(failed)} label={t('feed.copy')} />
            <Button variant="quiet" busy={rotating} onClick={() => void make()}>
              {t('feed.rotate')}
            </Button>
            <Button variant="quiet" onClick={() => void end()} label={t('feed.revoke')} />
          </>
        )}
      </Row>
    </Section>
  );
}
