import { confirm, toast } from '@board/platform';
import { Button, LoadProblem, TextField } from '@board/ui';
import { useTexts } from '../text.ts';
import { useFeed, useFeedWrites } from './feed.queries.ts';
import styles from './feed-card.module.css';

/** The private calendar address: made, copied, renewed and revoked here. */
export function FeedCard() {
  const text = useTexts();
  const request = useFeed();
  const { rotate, rotating, revoke } = useFeedWrites();
  const failed = () => toast({ tone: 'error', message: text('feed.failed') });
  const url = request.data?.url ?? null;

  async function make() {
    const renewing = url !== null;
    if (renewing && !(await ask('feed.rotate', 'feed.rotateWarning'))) return;
    await rotate().catch(failed);
  }

  async function end() {
    if (await ask('feed.revoke', 'feed.revokeWarning')) await revoke().catch(failed);
  }

  const ask = (title: string, message: string) =>
    confirm({
      title: text(title),
      message: text(message),
      confirmLabel: text(title),
      danger: true,
    });

  async function copy() {
    await navigator.clipboard.writeText(url ?? '');
    toast({ tone: 'success', message: text('feed.copied') });
  }

  return (
    <section className={styles.card} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed" className={styles.title}>
        {text('feed.title')}
      </h2>
      <p className={styles.note}>{text('feed.note')}</p>
      <LoadProblem request={request} failed={text('feed.failed')} />
      {url !== null && (
        <TextField
          label={text('feed.url')}
          hideLabel
          readOnly
          mono
          value={url}
          onChange={() => {}}
        />
      )}
      <div className={styles.actions}>
        {url === null ? (
          <Button icon="link" busy={rotating} onClick={() => void make()}>
            {text('feed.make')}
          </Button>
        ) : (
          <>
            <Button icon="copy" onClick={() => void copy().catch(failed)}>
              {text('feed.copy')}
            </Button>
            <Button variant="quiet" busy={rotating} onClick={() => void make()}>
              {text('feed.rotate')}
            </Button>
            <Button variant="quiet" onClick={() => void end()}>
              {text('feed.revoke')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
