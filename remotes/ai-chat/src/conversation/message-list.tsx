import { useStateValue } from '@board/platform';
import { VisuallyHidden } from '@board/ui';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { Snapshot } from 'valtio';
import { pathOf } from '../talk/branches.ts';
import { conversation } from '../talk/conversation.ts';
import type { ChatMessage } from '../talk/message.ts';
import { useTexts } from '../text.ts';
import { AssistantMessage } from './assistant-message.tsx';
import { Branches } from './branches.tsx';
import styles from './message-list.module.css';
import { UserMessage } from './user-message.tsx';

/** Between the edge and a question that stands at it. */
const air = 8;
const byHands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** How far from the end still counts as reading along. */
const nearEnd = 48;

export function MessageList() {
  const t = useTexts();
  const messages = useStateValue(conversation, (now) => now.messages);
  const chosen = useStateValue(conversation, (now) => now.chosen);
  const path = useMemo(() => pathOf(messages, chosen), [messages, chosen]);
  const log = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const readsAlong = useRef(true);
  const byHand = useRef(false);

  // Replies grow by themselves, and whoever reads at the end stays there.
  useEffect(() => {
    if (!inside.current || !log.current) return;
    const list = log.current;
    const observer = new ResizeObserver(() => {
      if (readsAlong.current) follow(list, byHand.current);
    });
    const hand = () => {
      byHand.current = true;
    };
    // What scrolls by itself, as where a reply is drawn anew, is nobody's wish.
    for (const kind of byHands) list.addEventListener(kind, hand, { passive: true });
    // The list as well: it gives way when the composer grows.
    observer.observe(list);
    observer.observe(inside.current);
    return () => {
      observer.disconnect();
      for (const kind of byHands) list.removeEventListener(kind, hand);
    };
  }, []);

  // Who has just asked wants to see the answer.
  const asked = messages.length;
  useEffect(() => {
    if (asked > 0) {
      [readsAlong.current, byHand.current] = [true, false];
      if (log.current) follow(log.current, false);
    }
  }, [asked]);

  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {};
    if (byHand.current) readsAlong.current = scrollHeight - scrollTop - clientHeight < nearEnd;
  };

  return (
    <>
      {/* Announced when it is finished, not word by word. */}
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label={t('log.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={inside}>
          {path.map(({ message, fork, branches }, index) => (
            <div key={fork} className={styles.turn} data-role={message.role}>
              <Message
                key={message.id}
                message={message}
                last={index === path.length - 1}
                asked={path[index - 1]?.message.content ?? ''}
              />
              <Branches fork={fork} at={branches.indexOf(message.id) + 1} of={branches.length} />
            </div>
          ))}
        </div>
      </div>
      <Progress />
    </>
  );
}

/** To the end, but no further than the last question: an answer is read from its beginning, unless somebody has read on. */
function follow(log: HTMLElement, toEnd: boolean): void {
  const { scrollTop, scrollHeight } = log;
  const questions = log.querySelectorAll('[data-role=user]');
  const { top = 0 } = [...questions].at(-1)?.getBoundingClientRect() ?? {};
  const asked = scrollTop + top - log.getBoundingClientRect().top - air;
  log.scrollTo({ top: toEnd ? scrollHeight : asked });
}

interface MessageProps {
  message: Snapshot<ChatMessage>;
  last: boolean;
  asked: string;
}

/** A word that comes changes one of them. */
const Message = memo(function Message({ message, last, asked }: MessageProps) {
  if (message.role === 'user') return <UserMessage message={message} />;
  return <AssistantMessage message={message} last={last} asked={asked} />;
});

/** For those who do not see the reply grow. What failed says so itself, where it stands. */
function Progress() {
  const t = useTexts();
  const phase = useStateValue(conversation, (now) => now.phase);
  const finished = useStateValue(conversation, (now) => now.finished);
  const word = phase === 'idle' ? finished && 'finished' : phase;
  return (
    <VisuallyHidden>
      <span role="status">{word && t(`log.${word}`)}</span>
    </VisuallyHidden>
  );
}
