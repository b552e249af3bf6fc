import { assistantLimits } from '@board/contracts/constants/assistant';
import { toast, useDraft, useOnline, useStateValue } from '@board/platform';
import { Icon, IconButton } from '@board/ui';
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useAsked } from '../events.ts';
import { conversation, sendMessage, stopReply } from '../talk/conversation.ts';
import { isPicture } from '../talk/pictures.ts';
import { useTexts } from '../text.ts';
import { AttachPicture } from './attach-picture.tsx';
import styles from './composer.module.css';
import { PictureNote } from './picture-note.tsx';
import { sends } from './sends.ts';
import { usePicture } from './use-picture.ts';

export function Composer() {
  const t = useTexts();
  const online = useOnline();
  const phase = useStateValue(conversation, (now) => now.phase);
  const { value, change } = useDraft('ai-chat.composer', { message: '' });
  const area = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const behind = useStateValue(conversation, (now) => now.behind);
  const busy = phase !== 'idle';
  const { mayTake, accept, seesPictures, picture, take, offer, remove } = usePicture();
  const putCursor = () => area.current?.focus();
  const put = (message: string, file?: File) => {
    if (message !== '') change({ message: message.slice(0, assistantLimits.message) });
    if (file) offer(file);
    putCursor();
  };
  useAsked(
    (message) => {
      if (behind && value.message.trim() === '') put(message);
      else putCursor();
    },
    (file, message) => put(message, file),
  );

  // As tall as its text; the sheet sets the end of it.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = '';
    // Asking for a height lays the whole page out, which nobody should wait for while it fills.
    if (value.message !== '') element.style.height = `${element.scrollHeight}px`;
  }, [value.message]);

  const send = () => {
    if (behind) return toast({ tone: 'info', message: t('composer.offline') });
    const isAlone = picture && value.message.trim() === '';
    const question = t(picture && isPicture(picture.file) ? 'picture.ask' : 'file.ask');
    if (!sendMessage(isAlone ? question : value.message, picture)) return;
    change({ message: '' });
    remove();
  };
  const sendLabel = picture?.reader
    ? t('picture.send', { host: picture.reader.host })
    : t('composer.send');
  const onKeyDown = (event: KeyboardEvent) => {
    if (sends(event)) send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    area.current?.focus();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={onSubmit}
      onDragOver={(event) => mayTake && event.preventDefault()}
      onDrop={(event) => {
        if (take(event.dataTransfer.files)) event.preventDefault();
      }}
    >
      {picture && <PictureNote picture={picture} onRemove={remove} />}
      <div className={styles.box}>
        {mayTake && <AttachPicture accept={accept} seesPictures={seesPictures} onFiles={take} />}
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
          onPaste={(event) => {
            if (take(event.clipboardData.files)) event.preventDefault();
          }}
        />
        {busy && (
          <IconButton size="small" icon="stop" label={t('composer.stop')} onClick={stopReply} />
        )}
        <button
          type="submit"
          className={styles.send}
          aria-label={sendLabel}
          title={sendLabel}
          disabled={busy || behind || (!picture && value.message.trim() === '')}
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
