import { Button, Dialog } from '@board/ui';
import { Tile } from '@board/ui/dialogs';
import { useRef, useState } from 'react';
import { useTexts } from '../../text.ts';
import { useThingWords } from '../things/use-thing-words.ts';
import styles from './reach-dialog.module.css';
import type { Moving, Question } from './use-moving.ts';

interface ReachDialogProps extends Pick<Moving, 'settle' | 'putBack'> {
  readonly question: Question;
}

/** One of a series was moved: this one alone, or those that follow as well. */
export function ReachDialog({ question, settle, putBack }: ReachDialogProps) {
  const t = useTexts();
  const words = useThingWords();
  const { entry, place, reaches } = question;
  const [chosen, choose] = useState(reaches[0]?.id ?? '');
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      size="small"
      initialFocus={first}
      onClose={() => putBack(entry)}
      onSubmit={() => settle(question, chosen)}
      title={t('moving.ask', { title: entry.thing.title })}
      subtitle={
        <>
          <s>{words.placeOf(entry)}</s> → {words.placeOf(place)}
        </>
      }
      footer={
        <>
          <Button onClick={() => putBack(entry)} label={t('moving.back')} />
          <Button type="submit" variant="primary" label={t('moving.move')} />
        </>
      }
    >
      <div
        className={styles.reaches}
        ref={(all) => {
          first.current = all?.querySelector('input') ?? null;
        }}
      >
        {reaches.map(({ id, title, text }) => (
          <Tile
            key={id}
            type="radio"
            name="reach"
            className={styles.reach}
            checked={id === chosen}
            onChange={() => choose(id)}
          >
            <b>{title}</b>
            <small>{text}</small>
          </Tile>
        ))}
      </div>
    </Dialog>
  );
}
