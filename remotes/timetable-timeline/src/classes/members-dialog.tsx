import { attempt, isSure, useFormat } from '@board/platform';
import { Button, Dialog, IconButton, Loaded, Row, Skeleton, Status } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './class-section.module.css';
import { type Class, useClassWrites, useMembers } from './classes.queries.ts';

interface MembersDialogProps {
  of: Class;
  /** Of whose task each is shown done or not; the class as such is offered. */
  post: string | undefined;
  onClose: () => void;
}

/** Those who show their name, and how many do not. */
export function MembersDialog({ of, post, onClose }: MembersDialogProps) {
  const t = useTexts();
  const { instant } = useFormat();
  const { offer, endOffer, removeMember, removeUnnamed } = useClassWrites();
  const members = useMembers(of.id, post);
  const params = { id: of.id };
  const failed = t('failed');

  async function remove(name: string, done: string, write: () => Promise<unknown>) {
    const title = t('class.removeTitle', { name });
    if (!(await isSure(title, t('class.removeNote'), t('class.remove')))) return;
    await attempt(write, { done, failed });
    void members.mutate();
  }

  async function give(username: string) {
    const title = t('class.handOverTitle', { name: username });
    const note = t('class.handOverNote', { name: username });
    if (!(await isSure(title, note, t('class.handOver')))) return;
    const done = t('class.offered', { name: username });
    const undo = { label: t('class.takeBack'), run: () => endOffer({ params }) };
    await attempt(() => offer({ params, body: { username } }), { done, failed, undo });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('class.whoIsIn')}>
      <Loaded request={members} failed={t('class.failed')} skeleton={<Skeleton height={80} />}>
        {({ items, unnamed = [] }) => (
          <>
            <ul>
              {items.map(({ username, done }) => (
                <li key={username} className={styles.post}>
                  <span className={styles.name}>{username}</span>
                  {post === undefined ? (
                    <Row>
                      <Button
                        size="small"
                        variant="quiet"
                        needsNetwork
                        disabled={username === of.heir}
                        label={t('class.handOver')}
                        onClick={() => void give(username)}
                      />
                      <IconButton
                        size="small"
                        icon="x"
                        needsNetwork
                        label={t('class.removeOne', { name: username })}
                        onClick={() =>
                          void remove(username, t('class.removed', { name: username }), () =>
                            removeMember({ params: { ...params, username } }),
                          )
                        }
                      />
                    </Row>
                  ) : (
                    <Status tone={done ? 'success' : 'off'}>
                      {t(done ? 'class.isDone' : 'class.isOpen')}
                    </Status>
                  )}
                </li>
              ))}
            </ul>
            {of.members > items.length && (
              <p className={styles.note}>
                {t(items.length === 0 ? 'class.unnamed' : 'class.others', {
                  count: of.members - items.length,
                })}
              </p>
            )}
            {post === undefined && (
              <ul aria-label={t('class.withoutName')}>
                {unnamed.map((joined_at) => {
                  const when = instant(joined_at);
                  const name = t('class.unnamedOne', { when });
                  return (
                    <li key={joined_at} className={styles.post}>
                      <span>{t('class.joinedAt', { when })}</span>
                      <IconButton
                        size="small"
                        icon="x"
                        needsNetwork
                        label={t('class.removeOne', { name })}
                        onClick={() =>
                          void remove(name, t('class.removedOne'), () =>
                            removeUnnamed({ params, query: { joined_at } }),
                          )
                        }
                      />
                    </li>
                  );
                })}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
