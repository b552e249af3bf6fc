import { assistantLimits } from '@board/contracts/constants/assistant';
import { useStateValue } from '@board/platform';
import { Button, Row } from '@board/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sends } from '../composer/sends.ts';
import { requestCursor } from '../events.ts';
import { conversation, editQuestion, mayAsk, sendInstead } from '../talk/conversation.ts';
import { useTexts } from '../text.ts';
import styles from './edit-question.module.css';

/** A question in other words. What was said after the former stays, a branch of its own. */
export function EditQuestion({ id, content }: { id: string; content: string }) {
  const t = useTexts();
  const [text, setText] = useState(content);
  const mayAskNow = useStateValue(conversation, mayAsk);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(-1, -1);
  }, []);

  const leave = () => {
    editQuestion(undefined);
    requestCursor();
  };
  const send = () => {
    if (sendInstead(id, text)) requestCursor();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    else if (sends(event)) send();
  };
  return (
    <div className={styles.edit}>
      <textarea
        ref={area}
        className={styles.text}
        rows={3}
        aria-label={t('reply.edit')}
        maxLength={assistantLimits.message}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Row>
        <Button size="small" variant="quiet" label={t('branch.leave')} onClick={leave} />
        <Button
          size="small"
          variant="primary"
          label={t('composer.send')}
          disabled={!mayAskNow || text.trim() === ''}
          onClick={send}
        />
      </Row>
    </div>
  );
}
