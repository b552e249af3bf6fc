import { attempt, isSure } from '@board/platform';
import { Button, Checkbox, IconButton, LoadProblem, lateDialog, Row } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { useState } from 'react';
import { useTexts } from '../text.ts';
import { ClassOffer } from './class-offer.tsx';
import styles from './class-section.module.css';
import {
  type Class,
  type ClassPost,
  useClassPosts,
  useClassWrites,
  useProgress,
} from './classes.queries.ts';
import { PostLine } from './post-line.tsx';

const CodeDialog = lateDialog(async () => (await import('./code-dialog.tsx')).CodeDialog);
const MembersDialog = lateDialog(async () => (await import('./members-dialog.tsx')).MembersDialog);
const PostForm = lateDialog(async () => (await import('./post-form.tsx')).PostForm);
const ChangeForm = lateDialog(async () => (await import('./change-form.tsx')).ChangeForm);
const ReportForm = lateDialog(async () => (await import('./report-form.tsx')).ReportForm);

const few = 5;
const most = 100;

type Asked =
  | 'change'
  | 'code'
  | 'post'
  | 'report'
  | { members: string | undefined }
  | { post: ClassPost };

/** One class: who is in it, what was posted, and what its teacher or a member may do. */
export function ClassCard({ of }: { of: Class }) {
  const t = useTexts();
  const isOwn = of.teacher === null;
  const [limit, setLimit] = useState(few);
  const posts = useClassPosts(of.id, limit);
  const progress = useProgress(of).data?.items ?? [];
  const { changeMembership, close, leave } = useClassWrites();
  const [asked, setAsked] = useState<Asked | null>(null);
  const params = { id: of.id };
  const failed = t('failed');

  async function mute(muted: boolean) {
    const done = t(muted ? 'class.muted' : 'class.heard', { name: of.name });
    const write = (to: boolean) => changeMembership({ params, body: { muted: to } });
    await attempt(() => write(muted), { done, failed, key: of.id, undo: () => write(!muted) });
  }

  async function end() {
    const [title, note] = isOwn
      ? [t('class.closeTitle', { name: of.name }), t('class.closeNote')]
      : [t('class.leaveTitle', { name: of.name }), t('class.leaveNote')];
    if (!(await isSure(title, note, t(isOwn ? 'class.close' : 'class.leave')))) return;
    const done = t(isOwn ? 'class.closed' : 'class.left', { name: of.name });
    await attempt(() => (isOwn ? close({ params }) : leave({ params })), { done, failed });
  }

  return (
    <div className={styles.card} role="group" aria-label={of.name}>
      <div className={styles.head}>
        <div>
          <b className={styles.name}>{of.name}</b>
          <small>
            {[
              isOwn ? t('class.yours') : t('class.of', { name: of.teacher ?? '' }),
              t('class.members', { count: of.members }),
              of.muted && t('class.isMuted'),
            ]
              .filter(Boolean)
              .join(t('list.dot'))}
          </small>
        </div>
        <Menu trigger={<IconButton icon="more" label={t('actionsFor', { name: of.name })} />}>
          <MenuItem icon="edit" needsNetwork onSelect={() => setAsked('change')}>
            {t(isOwn ? 'class.rename' : 'class.otherCourse')}
          </MenuItem>
          {isOwn ? (
            <MenuItem icon="user" onSelect={() => setAsked({ members: undefined })}>
              {t('class.whoIsIn')}
            </MenuItem>
          ) : (
            <>
              <MenuItem
                icon={of.muted ? 'bell' : 'bell-off'}
                needsNetwork
                onSelect={() => void mute(!of.muted)}
              >
                {t(of.muted ? 'class.hear' : 'class.mute')}
              </MenuItem>
              <MenuItem icon="shield" onSelect={() => setAsked('report')}>
                {t('class.report')}
              </MenuItem>
            </>
          )}
          <MenuItem icon="x" danger needsNetwork onSelect={() => void end()}>
            {t(isOwn ? 'class.close' : 'class.leave')}
          </MenuItem>
        </Menu>
      </div>
      {of.heir !== null && <ClassOffer of={of} heir={of.heir} />}
      {isOwn ? (
        <Row>
          <Button
            size="small"
            icon="plus"
            label={t('class.post')}
            onClick={() => setAsked('post')}
          />
          <Button
            size="small"
            icon="link"
            label={t('class.code')}
            onClick={() => setAsked('code')}
          />
        </Row>
      ) : (
        <Checkbox
          label={t('class.showsName')}
          checked={of.shows_name}
          onChange={(shows_name) => {
            const body = { shows_name, teacher: of.teacher ?? '' };
            void attempt(() => changeMembership({ params, body }), { failed });
          }}
        />
      )}
      <LoadProblem request={posts} failed={t('class.failed')} />
      <ul>
        {posts.data?.items.map((post) => (
          <PostLine
            key={post.id}
            of={of}
            post={post}
            progress={progress.find(({ post_id }) => post_id === post.id)}
            onEdit={() => setAsked({ post })}
            onNames={() => setAsked({ members: post.id })}
          />
        ))}
      </ul>
      {posts.data?.pagination.has_next && limit < most && (
        <Button
          variant="quiet"
          size="small"
          label={t('class.more')}
          onClick={() => setLimit(most)}
        />
      )}
      {asked === 'code' && <CodeDialog of={of} onClose={() => setAsked(null)} />}
      {asked === 'change' && <ChangeForm of={of} onClose={() => setAsked(null)} />}
      {asked === 'report' && <ReportForm of={of} onClose={() => setAsked(null)} />}
      {asked === 'post' && <PostForm of={of} onClose={() => setAsked(null)} />}
      {asked !== null && typeof asked === 'object' && 'post' in asked && (
        <PostForm of={of} post={asked.post} onClose={() => setAsked(null)} />
      )}
      {asked !== null && typeof asked === 'object' && 'members' in asked && (
        <MembersDialog of={of} post={asked.members} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
