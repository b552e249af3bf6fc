import { attempt, isSure, useFormat } from '@board/platform';
import { Button, IconButton } from '@board/ui';
import { Menu, MenuItem } from '@board/ui/menu';
import { useTexts } from '../text.ts';
import styles from './class-section.module.css';
import { type Class, type ClassPost, useBoardWrites, usePostWrites } from './classes.queries.ts';

interface PostLineProps {
  of: Class;
  post: ClassPost;
  progress: { on_boards: number; done: number } | undefined;
  onEdit: () => void;
  onNames: () => void;
}

/** A post: to its teacher with the counts, to a member with the way off the board and back. */
export function PostLine({ of, post, progress, onEdit, onNames }: PostLineProps) {
  const t = useTexts();
  const format = useFormat();
  const { withdraw } = usePostWrites();
  const { takeOut, putBack } = useBoardWrites(post);
  const { kind, title, text, date, time, room, on_board: isOn, in_trash: isOut } = post;
  const failed = t('failed');
  const isOwn = of.teacher === null;
  const when = [
    t(`class.kind.${kind}`),
    date && [format.shortDay(date), time && format.timeRange(time)].filter(Boolean).join(' '),
    room,
  ];

  async function takeBack() {
    const question = t('class.withdrawTitle', { title });
    if (!(await isSure(question, t('class.withdrawNote'), t('class.withdraw')))) return;
    const params = { id: of.id, post_id: post.id };
    await attempt(() => withdraw({ params }), { done: t('class.withdrawn', { title }), failed });
  }

  const back = () => attempt<unknown>(putBack, { done: t('class.putBackDone', { title }), failed });
  const out = () =>
    attempt(takeOut, {
      done: t('class.takenOut', { title }),
      failed,
      undo: back,
    });

  return (
    <li className={styles.post}>
      <div>
        <span className={styles.name}>{title}</span>
        <small>{when.filter(Boolean).join(t('list.dot'))}</small>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {progress && (
          <button type="button" className={styles.counts} onClick={onNames}>
            <progress
              value={progress.done}
              max={Math.max(1, progress.on_boards)}
              aria-hidden="true"
            />
            {t('class.done', { done: progress.done, count: progress.on_boards })}
          </button>
        )}
      </div>
      {isOwn && (
        <Menu
          trigger={
            <IconButton icon="more" size="small" label={t('class.postActions', { title })} />
          }
        >
          <MenuItem icon="edit" needsNetwork onSelect={onEdit}>
            {t('edit')}
          </MenuItem>
          <MenuItem icon="undo" danger needsNetwork onSelect={() => void takeBack()}>
            {t('class.withdraw')}
          </MenuItem>
        </Menu>
      )}
      {!isOwn && (isOn || isOut) && (
        <Button
          size="small"
          variant="quiet"
          label={t(isOn ? 'class.takeOut' : 'class.putBack')}
          onClick={() => void (isOn ? out() : back())}
        />
      )}
    </li>
  );
}
