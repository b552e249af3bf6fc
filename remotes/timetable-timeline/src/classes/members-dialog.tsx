import { attempt, isSure } from '@board/platform';
import { Button, Dialog, Loaded, Skeleton, Status } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './class-section.module.css';
import { type Class, useClassWrites, useMembers } from './classes.queries.ts';

interface MembersDialogProps {
  of: Class;
  /** Of whose task each is shown done or not; the class as such is handed over. */
  post: string | undefined;
  onClose: () => void;
}

/** Those who show their name, and how many do not. */
export function MembersDialog({ of, post, onClose }: MembersDialogProps) {
  const t = useTexts();
  const { handOver } = useClassWrites();

  async function give(username: string) {
    const title = t('class.handOverTitle', { name: username });
    if (!(await isSure(title, t('class.handOverNote'), t('class.handOver')))) return;
    const words = { done: t('class.handedOver', { name: username }), failed: t('class.notDone') };
    await attempt(() => handOver({ params: { id: of.id }, body: { username } }), words);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('class.whoIsIn')}>
      <Loaded
        request={useMembers(of.id, post)}
        failed={t('class.failed')}
        skeleton={<Skeleton height={80} />}
      >
        {({ items }) => (
          <>
            <ul>
              {items.map(({ username, done }) => (
                <li key={username} className={styles.post}>
                  <span className={styles.name}>{username}</span>
                  {post === undefined ? (
                    <Button
                      size="small"
                      variant="quiet"
                      label={t('class.handOver')}
                      onClick={() => void give(username)}
                    />
                  ) : (
                    <Status tone={done ? 'success' : 'off'}>
                      {t(done ? 'class.isDone' : 'class.isOpen')}
                    </Status>
                  )}
                </li>
              ))}
            </ul>
            <p className={styles.note}>
              {t('class.others', { count: Math.max(0, of.members - items.length) })}
            </p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
