import { assistantLimits } from '@board/contracts/constants/assistant';
import { useDraft, useOnline, useStateValue } from '@board/platform';
import { Icon, IconButton } from '@board/ui';
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useAsked } from '../events.ts';
import { conversation, sendMessage, stopReply } from '../talk/conversation.ts';
import { useTexts } from '../text.ts';
import styles from './composer.module.css';
import { sends } from './sends.ts';

export function Composer() {
  const t = useTexts();
  const online = useOnline();
  const phase = useStateValue(conversation, (now) => now.phase);
  const { value, change } = useDraft('ai-chat.composer', { message: '' });
  const area = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const busy = phase !== 'idle';
  useAsked(() => area.current?.focus());

  // As tall as its text; the sheet sets the end of it.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = '';
    // Asking for a height lays the whole page out, which nobody should wait for while it fills.
    if (value.message !== '') element.style.height = `${element.scrollHeight}px`;
  }, [value.message]);

  const send = () => {
    if (sendMessage(value.message)) change({ message: '' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (sends(event)) send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    area.current?.focus();
  };

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <div className={styles.box}>
        <textarea
          ref={area}
          rows={1}
          className={styles.text}
          aria-label={t('composer.label')}
          aria-describedby={hintId}
          placeholder={t('composer.placeholder')}
          maxLength={assistantLimits.message}
          value={value.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        {busy && (
          <IconButton size="small" icon="stop" label={t('composer.stop')} onClick={stopReply} />
        )}
        <button
          type="submit"
          className={styles.send}
          aria-label={t('composer.send')}
          title={t('composer.send')}
          disabled={busy || value.message.trim() === ''}
        >
          <Icon name="send" />
        </button>
      </div>
      <p id={hintId} className={styles.hint}>
        {t(online ? 'composer.hint' : 'composer.offline')}
      </p>
    </form>
  );
}
